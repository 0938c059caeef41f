import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { authenticatorFor } from '#app/access/authenticator.server.ts'
import { guards, pathAfterSignIn, wantedPath } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { signedInHeaders } from '#app/access/sign-in.server.ts'
import { secondStepCookie } from '#app/access/session-cookie.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { visitorBrowserHeaders } from '#app/access/visitor-browser.server.ts'
import { loginSchema } from '#app/domain/accounts/account.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ownPath, pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Checkbox, Field } from '#app/ui/field.tsx'
import { accountBlockText } from '#app/wording/users/account-block-text.server.ts'
import { EmailOrUsernameField } from './credential-fields.tsx'

export const handle = { i18n: ['auth', 'fields'], failure: { act: 'login' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.guest(args)
  const { t } = reading(args, 'auth')
  const asked = new URL(args.request.url).searchParams
  const loaded = {
    page: headOf(args, { title: t('login.title'), description: t('login.description') }),
    constraint: constraintOf(loginSchema),
    signInRequired: asked.get('reason') === 'authentication_required',
    redirectTo: asked.has('redirect') ? ownPath(asked.get('redirect')) : null,
  }
  return data(loaded, { headers: await visitorBrowserHeaders(args.request) })
}

export async function action(args: ActionFunctionArgs) {
  await guards.guest(args)
  const form = await readForm({ ...args, request: args.request.clone() }, loginSchema)
  if (form.refused) return form.refused

  const shared = form.value.shared === 'on'
  const outcome = await authenticatorFor(args).authenticate('form', args.request)
  if (outcome.is === 'busy') throw problem(args, 503, 'sign_ins_wait')
  if (outcome.is === 'refused') {
    const refused = form.refuse({ emailOrUsername: outcome.because }, outcome.because === 'tooOften' ? 429 : 400)
    // Set only after a correct password, so it reveals nothing to others.
    const shut = 'shut' in outcome && outcome.shut ? accountBlockText(outcome.shut, reading(args, 'auth')) : null
    return shut ? data({ ...refused.data, shut }, refused.init ?? undefined) : refused
  }
  if (outcome.is === 'code-needed') {
    const wanted = wantedPath(args.request)
    const next = pathOf('twoStep', null, { redirect: wanted === '/' ? null : wanted, shared: shared ? 1 : null })
    return redirect(next, { headers: { 'Set-Cookie': await secondStepCookie.keep(outcome.signInToken) } })
  }

  const headers = await signedInHeaders(args.request, outcome.account, { shared })
  headers.append('Set-Cookie', toastCookie('signed-in'))
  return redirect(pathAfterSignIn(args.request, outcome.account), { headers })
}

export default function LoginPage() {
  const { constraint, signInRequired, redirectTo } = useLoaderData<typeof loader>()
  const shut = useActionData<{ shut?: string }>()?.shut
  const { t } = useTranslation('auth')
  const form = useForm({ constraint, message: useFieldMessage('auth') })
  const required = signInRequired && !form.refused ? <Alert tone="info">{t('login.required')}</Alert> : null
  return (
    <FormPage
      form={form}
      title={t('login.title')}
      failed={t('login.failed')}
      notice={shut ? <Alert tone="warn">{shut}</Alert> : required}
      reload
      buttons={
        <>
          <Button>{t('login.submit')}</Button>
          <QuietLink to={pathOf('forgotPassword')}>{t('login.forgot')}</QuietLink>
        </>
      }
      margin={
        <Note title={t('login.first')}>
          <p>{t('login.firstText')}</p>
          <p>
            <QuietLink to={pathOf('signup', null, { redirect: redirectTo })}>{t('login.signup')}</QuietLink>
          </p>
        </Note>
      }
    >
      <EmailOrUsernameField form={form} />
      <Field {...form.field('password')} label={t('password')} type="password" autoComplete="current-password" />
      <div>
        <Checkbox {...form.box('shared')} label={t('login.shared')} hint={t('login.sharedHint')} />
      </div>
    </FormPage>
  )
}
