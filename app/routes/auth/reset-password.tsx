import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { signedOutHeaders } from '#app/access/sign-in.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { firstSignInSchema } from '#app/domain/accounts/one-time-password.server.ts'
import { findReset, resetPassword } from '#app/domain/accounts/recovery.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import type { Constraint } from '#app/forms/form-state.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { NewPasswordFields, TermsBox, HiddenUsername } from './credential-fields.tsx'

export const handle = { i18n: ['recovery', 'security', 'fields'], failure: { act: 'password' } }
export const meta = pageMeta

/** The address of the page contains a secret. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  const { t } = reading(args, 'recovery')
  const found = await findReset(args.params.token ?? '')
  const title = t(found ? 'reset.title' : 'dead')
  return data(
    {
      page: headOf(args, { title, description: t('reset.description') }),
      constraint: found && constraintOf(await firstSignInSchema(found.userId)),
      username: found?.username ?? null,
    },
    { status: found ? 200 : 410 },
  )
}

export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  const token = args.params.token ?? ''
  const found = await findReset(token)
  if (!found) return data(null, { status: 410 })
  const form = await readForm(args, await firstSignInSchema(found.userId))
  if (form.refused) return form.refused

  const outcome = await resetPassword(token, form.value.password)
  if (outcome === 'expired') return data(null, { status: 410 })
  if (outcome !== 'done') return form.refuse({ password: outcome })

  // Also ends the session of this browser: the user signs in with the new password.
  const headers = await signedOutHeaders(args.request)
  headers.append('Set-Cookie', toastCookie('password-reset'))
  return redirect(pathOf('login'), { headers })
}

export default function ResetPasswordPage() {
  const { username, constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('recovery')
  if (username !== null && constraint) return <NewPassword username={username} constraint={constraint} />
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('dead')} lead={t('reset.deadText')} />
        <div>
          <ButtonLink to={pathOf('forgotPassword')}>{t('reset.again')}</ButtonLink>
        </div>
      </Stack>
    </Sheet>
  )
}

type NewPasswordProps = { username: string; constraint: Record<string, Constraint> }

function NewPassword({ username, constraint }: NewPasswordProps) {
  const { t } = useTranslation('recovery')
  const form = useForm({ constraint, message: useFieldMessage('recovery') })
  return (
    <FormPage
      form={form}
      title={t('reset.title')}
      lead={t('reset.lead')}
      notice={<p>{t('reset.username', { username })}</p>}
      reload
      hidden={<HiddenUsername username={username} />}
      buttons={<Button>{t('reset.submit')}</Button>}
    >
      <NewPasswordFields form={form} />
      {'terms' in constraint ? <TermsBox form={form} /> : null}
    </FormPage>
  )
}
