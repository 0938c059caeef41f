import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { authenticatorFor } from '#app/access/authenticator.server.ts'
import { guards, pathAfterSignIn } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { signedInHeaders } from '#app/access/sign-in.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { firstSignInSchema } from '#app/domain/accounts/one-time-password.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { NewPasswordFields, TermsBox } from './credential-fields.tsx'

export const handle = { i18n: ['security', 'fields'], failure: { act: 'password' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.replacingPassword(args)
  const { t } = reading(args, 'security')
  return {
    page: headOf(args, { title: t('new.title'), description: t('new.description') }),
    constraint: constraintOf(await firstSignInSchema(viewer.id)),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.replacingPassword(args)
  const form = await readForm({ ...args, request: args.request.clone() }, await firstSignInSchema(viewer.id))
  if (form.refused) return form.refused
  const outcome = await authenticatorFor(args).authenticate('one-time-password', args.request)
  // The session ended with the one-time password, so the person signs in with the newer one.
  if (outcome.is === 'refused' && outcome.because === 'signInExpired') return redirect(pathOf('login'))
  if (outcome.is === 'refused') return form.refuse({ password: outcome.because })
  if (outcome.is !== 'open') throw problem(args, 503)
  const headers = await signedInHeaders(args.request, outcome.account, { shared: viewer.sharedComputer })
  headers.append('Set-Cookie', toastCookie('password-changed'))
  return redirect(pathAfterSignIn(args.request, outcome.account), { headers })
}

export default function NewPasswordPage() {
  const { constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('security')
  const form = useForm({ constraint, message: useFieldMessage('security') })
  return (
    <FormPage
      form={form}
      title={t('new.title')}
      lead={t('new.lead')}
      buttons={<Button forward>{t('new.submit')}</Button>}
    >
      <NewPasswordFields form={form} />
      {'terms' in constraint ? <TermsBox form={form} /> : null}
    </FormPage>
  )
}
