import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Row, Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

/** Confirmation of an email link. It requires a button, because programs that scan emails open links. */
export function Confirmation({ email, username }: { email: string; username: string }) {
  const { t } = useTranslation('recovery')
  return (
    <Sheet>
      <Split
        main={
          <Stack gap="l">
            <PageTitle title={t('verify.question')} lead={t('verify.questionText', { email, username })} />
            {/* A full document load keeps the token out of the client router. */}
            <Form method="post" reloadDocument>
              <Button>{t('verify.confirm')}</Button>
            </Form>
          </Stack>
        }
        aside={<Note title={t('verify.notYours')}>{t('verify.notYoursText')}</Note>}
      />
    </Sheet>
  )
}

type State = {
  confirmed: string | null
  pending: string | null
  emailsSent: boolean
  resent: boolean
  again: string | null
}

/** State of the email address: confirmed, awaiting confirmation, or none. */
export function EmailState({ confirmed, pending, emailsSent, resent, again }: State) {
  const { t } = useTranslation('recovery')
  return (
    <Sheet>
      <Split
        main={
          <Stack gap="l">
            {pending === null ? (
              <>
                <PageTitle title={t('verify.state')} />
                <Alert tone={confirmed ? 'good' : 'info'}>
                  {confirmed ? t('verify.confirmed', { email: confirmed }) : t('verify.none')}
                </Alert>
              </>
            ) : (
              <>
                <PageTitle
                  title={t('verify.pending')}
                  lead={emailsSent ? t('verify.pendingText', { email: pending }) : pending}
                />
                {confirmed ? <Text>{t('verify.former', { email: confirmed })}</Text> : null}
                {resent ? <Alert tone="info">{t('verify.resent')}</Alert> : null}
                {again ? (
                  <Alert tone="warn">
                    {again === 'soon' ? t('verify.tooSoon') : t('verify.tooOften', { time: again })}
                  </Alert>
                ) : null}
              </>
            )}
            {emailsSent ? null : <Alert tone="warn">{t('verify.mailOff')}</Alert>}
            <Row>
              {pending !== null && emailsSent ? <Resend /> : null}
              {pending === null && confirmed === null && emailsSent ? (
                <ButtonLink to={pathOf('email')}>{t('verify.add')}</ButtonLink>
              ) : null}
              {pending !== null && emailsSent ? <QuietLink to={pathOf('email')}>{t('verify.other')}</QuietLink> : null}
              <QuietLink to={pathOf('credentials')}>{t('verify.settings')}</QuietLink>
            </Row>
          </Stack>
        }
        aside={pending !== null && emailsSent ? <Note title={t('nothing')}>{t('verify.lookText')}</Note> : undefined}
      />
    </Sheet>
  )
}

function Resend() {
  const { t } = useTranslation('recovery')
  return (
    <Form method="post" action={pathOf('resendVerification')}>
      <Button kind="second">{t('verify.resend')}</Button>
    </Form>
  )
}
