import { Form } from '@remix-run/react'
import type { Key } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { languageNames, type Language } from '#app/i18n/config.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Prose, Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Applications } from './applications.tsx'

type Application = Applications['applications'][number]

export function ApplicationsTable({
  applications,
  here,
  mayCreate,
}: Pick<Applications, 'applications' | 'here' | 'mayCreate'>) {
  const { t } = useTranslation('partners')
  return (
    <Table
      even
      caption={t('admin.caption')}
      columns={[
        { key: 'organization', label: t('admin.organization') },
        { key: 'contact', label: t('admin.contact') },
        { key: 'received', label: t('admin.received') },
        { key: 'state', label: t('admin.state') },
      ]}
      rows={applications.map(application => ({
        key: application.id,
        header: application.organization,
        cells: [
          <Contact key="contact" {...application} />,
          <Received key="received" {...application} />,
          <Stack key="state" gap="s">
            <Answer application={application} here={here} />
            <Organization application={application} mayCreate={mayCreate} />
          </Stack>,
        ],
      }))}
    />
  )
}

function Contact({ contactName, email, phone, type, city, people, message }: Application) {
  const { t } = useTranslation('partners')
  const facts = [
    t(`type.${type}` as Key<'partners'>),
    city,
    people === null ? '' : t('admin.people', { count: people }),
  ]
  return (
    <Stack gap="s">
      <span>{facts.filter(Boolean).join(', ')}</span>
      <span>
        {contactName}
        <br />
        <a href={`mailto:${email}`}>{email}</a>
        {phone ? (
          <>
            <br />
            {phone}
          </>
        ) : null}
      </span>
      {message ? (
        <Disclosure summary={t('admin.message')}>
          <Prose>
            {message.split('\n').map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </Prose>
        </Disclosure>
      ) : null}
    </Stack>
  )
}

function Received({ received, language }: Application) {
  return (
    <>
      {received}
      <Small as="span">, {languageNames[language as Language]}</Small>
    </>
  )
}

/** Link to the organisation created from an application, or to the form that creates it. */
function Organization({ application, mayCreate }: { application: Application; mayCreate: boolean }) {
  const { t } = useTranslation('partners')
  const { id, became, organization } = application
  if (!became && !mayCreate) return null
  const to = became
    ? adminPathOf('organization', { orgId: became })
    : adminPathOf('newOrganization', null, { application: id })
  return (
    <div>
      <QuietLink to={to}>
        {t(became ? 'admin.became' : 'admin.make')}
        <VisuallyHidden>: {organization}</VisuallyHidden>
      </QuietLink>
    </div>
  )
}

function Answer({ application: { id, organization, answered }, here }: { application: Application; here: string }) {
  const { t } = useTranslation('partners')
  return (
    <Form method="post" action={adminPathOf('answerApplication', { applicationId: id })} preventScrollReset>
      <input type="hidden" name="back" value={here} />
      <Stack gap="s">
        <Badge shape={answered ? 'full' : 'empty'} tone={answered ? 'good' : 'neutral'}>
          {answered ? t('admin.answeredOn', { date: answered }) : t('admin.open')}
        </Badge>
        <div>
          <Button kind="second" small name="answered" value={answered ? 'off' : 'on'}>
            {answered ? t('admin.reopen') : t('admin.answer')}
            <VisuallyHidden>: {organization}</VisuallyHidden>
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
