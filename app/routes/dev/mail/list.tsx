import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import { areEmailsSentAway, listKeptEmails } from '#app/domain/emails/mailbox.server.ts'
import { areDevPagesOpen } from '#app/domain/dev-pages.server.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Small } from '#app/ui/prose.tsx'

export const handle = { i18n: 'mailbox', scriptless: true }
export const meta = pageMeta

/** Lists the emails the demo would have sent. Only in development and in the demo. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  if (!areDevPagesOpen()) throw problem(args, 404)
  const { t, language } = reading(args, 'mailbox')
  const emails = await listKeptEmails()
  return {
    page: { title: t('title'), description: t('description') },
    sentAway: areEmailsSentAway(),
    emails: emails.map(({ sentAt, ...email }) => ({ ...email, sent: sentAt && momentText(sentAt, language) })),
  }
}

export default function MailboxPage() {
  const { emails, sentAway } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mailbox')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('title')} lead={t('lead')} />
        {sentAway ? <Alert tone="info">{t('server')}</Alert> : null}
        {emails.length > 0 ? (
          <Entries>
            {emails.map(({ id, to, subject, language, sent }) => (
              <Entry key={id}>
                <h2 lang={language}>
                  <Link to={pathOf('mailboxEmail', { emailId: id })}>{subject}</Link>
                </h2>
                <Small>{[to, sent].filter(Boolean).join(' · ')}</Small>
              </Entry>
            ))}
          </Entries>
        ) : (
          <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
        )}
      </Stack>
    </Sheet>
  )
}
