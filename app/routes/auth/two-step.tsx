import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { authenticatorFor } from '#app/access/authenticator.server.ts'
import { guards, pathAfterSignIn } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { secondStepCookie } from '#app/access/session-cookie.server.ts'
import { signedInHeaders } from '#app/access/sign-in.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { codeSchema } from '#app/domain/accounts/account.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { OneTimeCodeField } from './credential-fields.tsx'

export const handle = { i18n: ['security', 'fields'], failure: { act: 'login' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.guest(args)
  if (!(await secondStepCookie.read(args.request))) throw redirect(pathOf('login'))
  const { t } = reading(args, 'security')
  return {
    page: headOf(args, { title: t('title'), description: t('step.description') }),
    constraint: constraintOf(codeSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  await guards.guest(args)
  if (!(await secondStepCookie.read(args.request))) throw redirect(pathOf('login'))
  const form = await readForm({ ...args, request: args.request.clone() }, codeSchema)
  if (form.refused) return form.refused

  const outcome = await authenticatorFor(args).authenticate('two-step', args.request)
  if (outcome.is !== 'open') {
    const because = outcome.is === 'refused' ? outcome.because : 'signInExpired'
    if (because === 'signInExpired') {
      return redirect(pathOf('login'), { headers: { 'Set-Cookie': await secondStepCookie.drop() } })
    }
    return form.refuse({ oneTimeCode: because }, because === 'codeWrong' ? 400 : 429)
  }

  const shared = new URL(args.request.url).searchParams.get('shared') === '1'
  const headers = await signedInHeaders(args.request, outcome.account, { shared })
  headers.append('Set-Cookie', await secondStepCookie.drop())
  headers.append('Set-Cookie', toastCookie('signed-in'))
  return redirect(pathAfterSignIn(args.request, outcome.account), { headers })
}

export default function SecondStepPage() {
  const { constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('security')
  const form = useForm({ constraint, message: useFieldMessage('security') })
  return (
    <FormPage
      form={form}
      title={t('title')}
      lead={t('step.lead')}
      reload
      buttons={
        <>
          <Button>{t('step.submit')}</Button>
          <QuietLink to={pathOf('login')}>{t('step.again')}</QuietLink>
        </>
      }
      margin={<Note title={t('step.lost')}>{t('step.lostText')}</Note>}
    >
      <OneTimeCodeField form={form} label={t('step.code')} hint={t('step.codeHint')} />
    </FormPage>
  )
}
