import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { doors } from '#app/access/doors.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import { areLettersSentAway, listKeptLetters } from '#app/domain/letters/mailbox.server.ts'
import { isWorkshopOpen } from '#app/domain/workshop.server.ts'
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

export const handle = { i18n: 'mailbox' }
export const meta = pageMeta

/** The letters the demo would have sent, in development and in the demo only. */
export async function loader(args: LoaderFunctionArgs) {
  await doors.open(args)
  if (!isWorkshopOpen()) throw problem(args, 404)
  const { t, language } = reading(args, 'mailbox')
  const letters = await listKeptLetters()
  return {
    page: { title: t('title'), description: t('description') },
    sentAway: areLettersSentAway(),
    letters: letters.map(({ sentAt, ...letter }) => ({ ...letter, sent: sentAt && momentText(sentAt, language) })),
  }
}

export default function MailboxPage() {
  const { letters, sentAway } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mailbox')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('title')} lead={t('lead')} />
        {sentAway ? <Alert tone="info">{t('server')}</Alert> : null}
        {letters.length > 0 ? (
          <Entries>
            {letters.map(({ id, to, subject, language, sent }) => (
              <Entry key={id}>
                <h2 lang={language}>
                  <Link to={pathOf('mailboxLetter', { letterId: id })}>{subject}</Link>
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
