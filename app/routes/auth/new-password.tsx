import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { doors, wantedPath } from '#app/access/doors.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { signedInHeaders } from '#app/access/sign-in.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { newPasswordSchema } from '#app/domain/accounts/account.schema.ts'
import { replaceOneTimePassword } from '#app/domain/accounts/one-time-password.server.ts'
import { judgePassword } from '#app/domain/accounts/password-strength.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { NewPasswordField } from '#app/ui/password-strength.tsx'

export const handle = { i18n: ['security', 'fields'] }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await doors.replacingPassword(args)
  const { t } = reading(args, 'security')
  return {
    page: headOf(args, { title: t('new.title'), description: t('new.description') }),
    constraint: constraintOf(newPasswordSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await doors.replacingPassword(args)
  const form = await readForm(args, newPasswordSchema)
  if (form.refused) return form.refused
  const outcome = await replaceOneTimePassword(viewer, form.value.password)
  if (outcome !== 'done') return form.refuse({ password: outcome })
  const { language } = reading(args, 'security')
  const headers = await signedInHeaders(args.request, { ...viewer, language })
  headers.append('Set-Cookie', toastCookie('password-changed'))
  return redirect(wantedPath(args.request), { headers })
}

export default function NewPasswordPage() {
  const { constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('security')
  const form = useForm({ constraint, message: useFieldMessage('security') })
  return (
    <Sheet narrow>
      <Stack gap="l">
        <ErrorSummary errors={form.errors} />
        <PageTitle title={t('new.title')} lead={t('new.lead')} />
        <Form method="post">
          <Text as="div">
            <Stack gap="l">
              <NewPasswordField {...form.field('password')} label={t('new.password')} judge={judgePassword} />
              <Field
                {...form.field('passwordConfirmation')}
                label={t('new.passwordConfirmation')}
                type="password"
                autoComplete="new-password"
              />
              <div>
                <Button forward>{t('new.submit')}</Button>
              </div>
            </Stack>
          </Text>
        </Form>
      </Stack>
    </Sheet>
  )
}
