import { Form } from '@remix-run/react'
import type { Key } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { QuietButton } from '#app/ui/button.tsx'
import { HeadedSection, Row, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LoadedSystem } from './show.tsx'

type Job = LoadedSystem['work']['jobs'][number]

/** Failed jobs or failed emails, with the buttons to retry or delete each. */
export function FailedWork({ id, loaded }: { id: 'work' | 'emails'; loaded: LoadedSystem }) {
  const { jobs, next, further } = loaded[id]
  const { t } = useTranslation('system')
  return (
    <HeadedSection id={id} heading={t(`failed.${id}`)}>
      {jobs.length === 0 ? (
        <p>{t(`failed.${id}None`)}</p>
      ) : (
        <Stack>
          <Table
            base
            caption={t(`failed.${id}`)}
            captionHidden
            columns={[
              { key: 'what', label: t(`failed.${id}What`) },
              { key: 'why', label: t('why') },
              { key: 'tries', label: t('tries'), end: true },
              { key: 'do', label: t('do') },
            ]}
            rows={jobs.map(job => ({
              key: job.id,
              header: <What job={job} />,
              cells: [<Why key="why" job={job} />, job.attempts, <Actions key="do" job={job} />],
            }))}
          />
          <Small>{t('kept')}</Small>
        </Stack>
      )}
      <Pagination
        label={t('pages', { of: t(`failed.${id}`) })}
        previous={further ? { to: adminPathOf('system'), label: t('newest') } : undefined}
        next={next ? { to: adminPathOf('system', null, { [id]: next }), label: t('older') } : undefined}
      />
    </HeadedSection>
  )
}

function useName() {
  const { t } = useTranslation('system')
  return ({ kind, email }: Job) => {
    const key = email ? `email.${email}` : `job.${kind}`
    const name = t(key as Key<'system'>)
    return name === key ? kind : name
  }
}

function What({ job }: { job: Job }) {
  const name = useName()
  return (
    <>
      {name(job)}
      {job.to ? (
        <Small>
          <Link to={adminPathOf('user', { userId: job.to.id })}>{job.to.name}</Link>
        </Small>
      ) : null}
    </>
  )
}

function Why({ job: { why, at } }: { job: Job }) {
  return (
    <>
      {why}
      <Small>{at}</Small>
    </>
  )
}

function Actions({ job }: { job: Job }) {
  const { t } = useTranslation('system')
  const name = useName()
  return (
    <Row>
      {job.repeatable ? (
        <Form method="post" action={adminPathOf('retryJob', { jobId: job.id })}>
          <QuietButton aria-label={t(job.email ? 'sendAgainThis' : 'retryThis', { name: name(job) })}>
            {t(job.email ? 'sendAgain' : 'retry')}
          </QuietButton>
        </Form>
      ) : (
        <Small>{t('askedAnew')}</Small>
      )}
      <Form method="post" action={adminPathOf('dropJob', { jobId: job.id })}>
        <QuietButton aria-label={t('dropThis', { name: name(job) })}>{t('drop')}</QuietButton>
      </Form>
    </Row>
  )
}
