import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { findSubscriptionChat } from '#app/domain/access/subscription-chat.server.ts'
import { forgotPasswordSchema } from '#app/domain/accounts/credentials.schema.ts'
import { requestReset } from '#app/domain/accounts/recovery.server.ts'
import { areEmailsSent } from '#app/domain/emails/availability.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Row, Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { EmailOrUsernameField } from './credential-fields.tsx'

export const handle = { i18n: ['recovery', 'fields'] }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  const { t } = reading(args, 'recovery')
  const sent = new URL(args.request.url).searchParams.get('sent') === '1'
  return {
    page: headOf(args, { title: t(sent ? 'forgot.sent' : 'forgot.title'), description: t('forgot.description') }),
    constraint: constraintOf(forgotPasswordSchema),
    sent,
    emailsSent: areEmailsSent(),
    chat: findSubscriptionChat(),
  }
}

export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  const form = await readForm(args, forgotPasswordSchema)
  if (form.refused) return form.refused
  const outcome = await requestReset(form.value.emailOrUsername, args.context.address ?? null)
  if (outcome === 'too-often') return form.refuse({ '': 'tooOften' }, 429)
  return redirect(pathOf('forgotPassword', null, { sent: 1 }))
}

export default function ForgotPasswordPage() {
  const { sent, emailsSent } = useLoaderData<typeof loader>()
  if (emailsSent && !sent) return <AskForLink />
  return (
    <Sheet>
      <Split main={emailsSent ? <Sent /> : <NoLetters />} aside={<NoEmail />} />
    </Sheet>
  )
}

function AskForLink() {
  const { constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('recovery')
  const form = useForm({ constraint, message: useFieldMessage('recovery') })
  return (
    <FormPage
      form={form}
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      id="form"
      buttons={
        <>
          <Button>{t('forgot.submit')}</Button>
          <QuietLink to={pathOf('login')}>{t('forgot.login')}</QuietLink>
        </>
      }
      margin={<NoEmail />}
    >
      <EmailOrUsernameField form={form} />
    </FormPage>
  )
}

function Sent() {
  const { t } = useTranslation('recovery')
  return (
    <Stack gap="l">
      <PageTitle title={t('forgot.sent')} lead={t('forgot.sentText')} />
      <Stack as="section" aria-labelledby="nothing">
        <h2 id="nothing">{t('nothing')}</h2>
        <Text>{t('forgot.nothingText')}</Text>
      </Stack>
      <Row>
        <QuietLink to={pathOf('login')}>{t('forgot.login')}</QuietLink>
        <QuietLink to={pathOf('forgotPassword')}>{t('forgot.again')}</QuietLink>
      </Row>
    </Stack>
  )
}

function NoLetters() {
  const { t } = useTranslation('recovery')
  const fields = useTranslation('fields')
  return (
    <Stack gap="l">
      <PageTitle title={t('forgot.title')} />
      <Alert tone="warn" title={fields.t('noLetters')}>
        {t('forgot.mailOffText')}
      </Alert>
    </Stack>
  )
}

function NoEmail() {
  const { chat } = useLoaderData<typeof loader>()
  const { t } = useTranslation('recovery')
  return (
    <Note title={t('forgot.noEmail')}>
      <p>{t('forgot.noEmailText')}</p>
      {chat ? (
        <p>
          <a href={chat} rel="noreferrer">
            {t('forgot.chat')}
          </a>
        </p>
      ) : null}
    </Note>
  )
}
