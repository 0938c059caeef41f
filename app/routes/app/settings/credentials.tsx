import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { sessionCookie } from '#app/access/session-cookie.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { mayEnterAdmin } from '#app/domain/access/roles.ts'
import { changePassword } from '#app/domain/accounts/change-password.server.ts'
import { changePasswordSchema } from '#app/domain/accounts/credentials.schema.ts'
import { mayChangePassword } from '#app/domain/accounts/credentials.ts'
import { findEmailStanding } from '#app/domain/accounts/email.server.ts'
import { listSessions } from '#app/domain/accounts/sessions.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import type { Language } from '#app/i18n/config.ts'
import { dateText, momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['credentials', 'settings', 'fields'], failure: { load: 'settings', act: 'password' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'credentials')
  const { sessions, count } = await listSessions(viewer)
  return {
    page: headOf(args, {
      title: reading(args, 'settings').t('credentials.title'),
      description: t('description'),
    }),
    constraint: constraintOf(changePasswordSchema),
    mayChange: mayChangePassword(viewer),
    username: viewer.username,
    email: await findEmailStanding(viewer),
    // Only viewers whom the two-step guard admits see the link.
    twoStep: mayEnterAdmin(viewer) || viewer.twoStep ? { on: viewer.twoStep } : null,
    sessions: sessions.map(session => inWords(session, language)),
    more: count - sessions.length,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readForm(args, changePasswordSchema)
  if (form.refused) return form.refused

  const outcome = await changePassword(viewer, form.value)
  if (outcome.is === 'not-allowed') return form.refuse({ '': 'notAllowed' })
  if (outcome.is === 'refused') {
    return form.refuse({ [outcome.field]: outcome.because }, outcome.because === 'tooOften' ? 429 : 400)
  }
  const headers = new Headers({
    'Set-Cookie': await sessionCookie.keep(outcome.session, { untilClosed: outcome.shared }),
  })
  headers.append('Set-Cookie', toastCookie('password-changed'))
  return redirect(pathOf('credentials'), { headers })
}

type Session = Awaited<ReturnType<typeof listSessions>>['sessions'][number]

function inWords({ id, device, current, createdAt, lastSeenAt }: Session, language: Language) {
  return {
    id,
    device,
    current,
    since: momentText(createdAt.toISOString(), language),
    seen: dateText(lastSeenAt.toISOString(), language),
  }
}

export default function CredentialsPage() {
  const { constraint, mayChange, username, email, twoStep, sessions, more } = useLoaderData<typeof loader>()
  const form = useForm({ constraint, message: useFieldMessage('credentials') })
  return (
    <SettingsPage current="credentials" errors={form.errors}>
      <Stack gap="xl">
        <PasswordSection form={form} allowed={mayChange} waiting={email.pending !== null} username={username} />
        <EmailSection {...email} />
        {twoStep ? <TwoStepSection {...twoStep} /> : null}
        <SessionsSection sessions={sessions} more={more} />
      </Stack>
    </SettingsPage>
  )
}

function TwoStepSection({ on }: { on: boolean }) {
  const { t } = useTranslation('credentials')
  return (
    <Stack as="section" aria-labelledby="two-step">
      <h2 id="two-step">{t('twoStep.title')}</h2>
      <Text>{t('twoStep.text')}</Text>
      <Row>
        <Badge shape={on ? 'full' : 'empty'} tone={on ? 'good' : 'neutral'}>
          {t(on ? 'twoStep.on' : 'twoStep.off')}
        </Badge>
        <QuietLink to={pathOf('twoStepSettings')}>{t('twoStep.open')}</QuietLink>
      </Row>
    </Stack>
  )
}
