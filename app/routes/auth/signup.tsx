import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { authenticatorFor } from '#app/access/authenticator.server.ts'
import { guards, wantedPath } from '#app/access/guards.server.ts'
import { newSignedTime, isHuman } from '#app/access/honeypot.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { signedInHeaders } from '#app/access/sign-in.server.ts'
import { signUpSchema } from '#app/domain/accounts/account.schema.ts'
import { findSignUpProblems } from '#app/domain/accounts/sign-up-problems.server.ts'
import { checkNewNames } from '#app/domain/moderation/calls-for-help.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, formDataOf, parseForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { HoneypotFields } from '#app/forms/honeypot-fields.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ownPath, pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { NewPasswordFields } from './credential-fields.tsx'
import { NameFields, UsernameField } from './person-fields.tsx'
import { signUpFieldOf } from './sign-up-refusals.ts'

export const handle = { i18n: ['auth', 'person', 'fields'], failure: { act: 'signup' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.guest(args)
  const { t } = reading(args, 'auth')
  const asked = new URL(args.request.url).searchParams.get('redirect')
  return {
    page: headOf(args, { title: t('signup.title'), description: t('signup.description') }),
    constraint: constraintOf(signUpSchema),
    signedTime: newSignedTime(),
    redirectTo: asked ? ownPath(asked) : null,
  }
}

export async function action(args: ActionFunctionArgs) {
  await guards.guest(args)
  const fields = await formDataOf(args.request.clone())
  const form = parseForm(args, fields, signUpSchema)
  const problems = await findSignUpProblems(Object.fromEntries(fields))
  if (form.refused || problems.firstName || problems.lastName) return form.refuse(problems)
  if (!(await isHuman(args.request.clone()))) return form.refuse({ '': 'robot' })

  const outcome = await authenticatorFor(args).authenticate('sign-up', args.request)
  if (outcome.is === 'refused') {
    if (outcome.because === 'signUpsToday') return form.refuse({ '': outcome.because }, 429)
    return form.refuse({ ...problems, [signUpFieldOf(outcome.because)]: outcome.because })
  }
  if (outcome.is !== 'open') throw problem(args, 503, 'sign_ins_wait')

  const wanted = wantedPath(args.request)
  const next = pathOf('onboarding', null, { redirect: wanted === '/' ? null : wanted })
  const shared = form.value.shared === 'on'
  const calls = await checkNewNames(outcome.account.id, form.value)
  const headers = await signedInHeaders(args.request, outcome.account, { shared })
  return redirect(calls ? pathOf('help', null, { redirect: next }) : next, { headers })
}

export default function SignUpPage() {
  const { constraint, redirectTo, signedTime } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  const form = useForm({ constraint, message: useFieldMessage('auth', 'person') })
  return (
    <FormPage
      form={form}
      title={t('signup.title')}
      lead={t('signup.lead')}
      failed={t('signup.failed')}
      reload
      hidden={<HoneypotFields signedTime={signedTime} />}
      buttons={
        <>
          <Button forward>{t('signup.submit')}</Button>
          <QuietLink to={pathOf('login', null, { redirect: redirectTo })}>{t('signup.login')}</QuietLink>
        </>
      }
      margin={<Beside />}
    >
      <NameFields form={form} />
      <UsernameField form={form} hint={t('signup.usernameHint')} />
      <NewPasswordFields form={form} label={t('password')} again={t('signup.passwordConfirmation')} />
      <div>
        <Checkbox {...form.box('terms')} label={<Agreement />} />
        <Checkbox {...form.box('marketing')} label={t('signup.marketing')} hint={t('signup.marketingHint')} />
        <Checkbox {...form.box('shared')} label={t('login.shared')} hint={t('login.sharedHint')} />
      </div>
    </FormPage>
  )
}

function Agreement() {
  const { t } = useTranslation('auth')
  return (
    <>
      {t('signup.agree')} <Link to={pathOf('terms')}>{t('signup.terms')}</Link> {t('signup.and')}{' '}
      <Link to={pathOf('privacy')}>{t('signup.privacy')}</Link>
    </>
  )
}

function Beside() {
  const { t } = useTranslation('auth')
  return (
    <>
      <Alert tone="info" title={t('partner.title')}>
        <p>{t('partner.text')}</p>
        <p>
          <QuietLink to={pathOf('partners')}>{t('partner.go')}</QuietLink>
        </p>
      </Alert>
      <Note title={t('signup.next')}>{t('signup.nextText')}</Note>
    </>
  )
}
