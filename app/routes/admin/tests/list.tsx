import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { listEditedTests } from '#app/domain/assessments/test-overview.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import { attemptsText } from '#app/wording/tests/test-overview-texts.server.ts'
import { AdminTabs } from '../admin-tabs.tsx'
import { StateBadge } from './state-badge.tsx'

export const handle = { i18n: ['adminTests', 'admin'], failure: { load: 'tests' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const reader = reading(args, 'adminTests')
  const { t, language } = reader
  const after = new URL(args.request.url).searchParams.get('after')
  const found = await listEditedTests(after, language)
  if (!found) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    after,
    next: found.next,
    tests: found.tests.map(({ attempts, ...test }) => ({ ...test, attempts: attemptsText(attempts, reader) })),
  }
}

export default function TestsPage() {
  const { tests, after, next } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminTests')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="adminTests" />
        <PageTitle
          title={t('title')}
          lead={t('lead')}
          end={
            <ButtonLink kind="second" small to={adminPathOf('newTest')}>
              {t('create')}
            </ButtonLink>
          }
        />
        <Table
          base
          caption={t('caption')}
          captionHidden
          columns={[
            { key: 'title', label: t('field.title') },
            { key: 'state', label: t('field.state') },
            { key: 'version', label: t('version') },
            { key: 'attempts', label: t('attempts'), end: true },
            { key: 'items', label: t('items'), end: true },
            { key: 'weak', label: t('quality') },
          ]}
          rows={tests.map(({ id, kind, title, lang, state, published, draft, attempts, items, weak }) => ({
            key: id,
            header: (
              <>
                <Link to={adminPathOf('adminTest', { testId: id })} lang={lang}>
                  {title}
                </Link>
                <Small>{t(`kind.${kind}`)}</Small>
              </>
            ),
            cells: [
              <StateBadge key="state" state={published === null ? 'NEW' : state} />,
              [
                ...(published === null ? [] : [t('published', { number: published })]),
                ...(draft === null ? [] : [t('draft', { number: draft })]),
              ].join(', '),
              attempts,
              items,
              weak === null ? t('weak.unknown') : weak === 0 ? t('weak.none') : t('weak.some', { count: weak }),
            ],
          }))}
        />
        <Pagination
          label={t('pages')}
          previous={after ? { to: adminPathOf('adminTests'), label: t('first') } : undefined}
          next={next ? { to: adminPathOf('adminTests', null, { after: next }), label: t('next') } : undefined}
        />
      </Stack>
    </Sheet>
  )
}
