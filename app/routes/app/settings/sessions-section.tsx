import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'

type Session = { id: string; device: string | null; current: boolean; since: string; seen: string | null }
/** `more` is the number of sessions too old to be listed; they end with all others. */
type Props = { sessions: Session[]; more: number }

export function SessionsSection({ sessions, more }: Props) {
  const { t } = useTranslation('credentials')
  return (
    <Stack as="section" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('sessions.title')}</h2>
      <Text>{t('sessions.text')}</Text>
      <Entries>
        {sessions.map(session => (
          <Entry key={session.id} side={session.current ? <Here /> : <End {...session} />}>
            <b>{session.device ?? t('sessions.unknown')}</b>
            <Small>{t('sessions.since', { time: session.since })}</Small>
            {session.seen && !session.current ? <Small>{t('sessions.seen', { date: session.seen })}</Small> : null}
          </Entry>
        ))}
      </Entries>
      {more > 0 ? <Small>{t('sessions.more', { count: more })}</Small> : null}
      {sessions.length > 1 ? (
        <Form method="post" action={pathOf('endSession')} preventScrollReset>
          <Button kind="second" name="session" value="others">
            {t('sessions.endOthers')}
          </Button>
        </Form>
      ) : null}
    </Stack>
  )
}

function Here() {
  const { t } = useTranslation('credentials')
  return (
    <Badge shape="full" tone="good">
      {t('sessions.here')}
    </Badge>
  )
}

function End({ id, device, since }: Session) {
  const { t } = useTranslation('credentials')
  const label = t('sessions.endLabel', { device: device ?? t('sessions.unknown'), time: since })
  return (
    <Form method="post" action={pathOf('endSession')} preventScrollReset>
      <Button kind="second" small name="session" value={id} aria-label={label}>
        {t('sessions.end')}
      </Button>
    </Form>
  )
}
