import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { changeEmailSchema, removeEmailSchema } from '#app/domain/accounts/credentials.schema.ts'
import { isBackedByOrganization } from '#app/domain/accounts/credentials.ts'
import { findEmailStanding, removeEmail, requestEmail } from '#app/domain/accounts/email.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { areEmailsSent } from '#app/domain/emails/availability.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, parseForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { CurrentPasswordField, OneTimeCodeField } from '../../auth/credential-fields.tsx'
import { refusalOfProof } from './proof-refusals.ts'
import { RemoveEmail } from './remove-email.tsx'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['credentials', 'settings', 'fields'], failure: { load: 'settings' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t } = reading(args, 'credentials')
  return {
    page: headOf(args, { title: t('email.title'), description: t('email.pageDescription') }),
    constraint: { ...constraintOf(changeEmailSchema), ...constraintOf(removeEmailSchema) },
    ...(await findEmailStanding(viewer)),
    mayRemove: isBackedByOrganization(viewer),
    emailsSent: areEmailsSent(),
    twoStep: viewer.twoStep,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const formData = await args.request.formData().catch(() => new FormData())
  return formData.has('removalPassword') ? remove(args, viewer, formData) : change(args, viewer, formData)
}

async function change(args: ActionFunctionArgs, viewer: Viewer, formData: FormData) {
  const form = parseForm(args, formData, changeEmailSchema)
  if (form.refused) return form.refused
  const outcome = await requestEmail(viewer, form.value, reading(args, 'credentials').language)
  if (outcome === 'no-emails') return form.refuse({ '': 'notAllowed' })
  if (outcome === 'emailSame') return form.refuse({ email: outcome })
  if (outcome === 'emailTooOften') return form.refuse({ email: outcome }, 429)
  if (outcome !== 'done') {
    return form.refuse(...refusalOfProof(outcome, { password: 'currentPassword', code: 'oneTimeCode' }))
  }
  return redirect(pathOf('verifyEmail'))
}

async function remove(args: ActionFunctionArgs, viewer: Viewer, formData: FormData) {
  const form = parseForm(args, formData, removeEmailSchema)
  if (form.refused) return form.refused
  const outcome = await removeEmail(viewer, form.value.removalPassword, form.value.removalOneTimeCode)
  if (outcome === 'not-allowed') return form.refuse({ '': 'notAllowed' })
  if (outcome !== 'done') {
    return form.refuse(...refusalOfProof(outcome, { password: 'removalPassword', code: 'removalOneTimeCode' }))
  }
  return redirectWithToast(pathOf('credentials'), 'email-removed')
}

export default function EmailPage() {
  const { constraint, confirmed, pending, mayRemove, emailsSent, twoStep } = useLoaderData<typeof loader>()
  const { t } = useTranslation('credentials')
  const settings = useTranslation('settings')
  const fields = useTranslation('fields')
  const form = useForm({ constraint, message: useFieldMessage('credentials') })
  return (
    <SettingsPage
      current="credentials"
      title={t('email.title')}
      lead={emailsSent ? t('email.lead') : undefined}
      errors={form.errors}
      aside={<Note title={t('email.why')}>{t('email.whyText')}</Note>}
    >
      <Stack gap="xl" id="form">
        {confirmed || pending ? (
          <Stack gap="s">
            {confirmed ? <Text>{t('email.now', { email: confirmed })}</Text> : null}
            {pending ? <Text>{t('email.waiting', { email: pending })}</Text> : null}
          </Stack>
        ) : null}
        {emailsSent ? (
          <Form method="post">
            <Fields>
              <Field {...form.field('email')} label={t('email.new')} type="email" autoComplete="email" />
              <CurrentPasswordField form={form} name="currentPassword" hint={t('email.passwordHint')} />
              {twoStep ? <OneTimeCodeField form={form} name="oneTimeCode" label={fields.t('appCode')} /> : null}
              <Row>
                <Button>{t('email.submit')}</Button>
                <QuietLink to={pathOf('credentials')}>{settings.t('credentials')}</QuietLink>
              </Row>
            </Fields>
          </Form>
        ) : (
          <Alert tone="warn" title={fields.t('noLetters')}>
            {t('email.mailOffText')}
          </Alert>
        )}
        {confirmed ? <RemoveEmail form={form} allowed={mayRemove} twoStep={twoStep} /> : null}
      </Stack>
    </SettingsPage>
  )
}
