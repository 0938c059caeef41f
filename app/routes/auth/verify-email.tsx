import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { confirmEmail, findConfirmation, findEmailStanding } from '#app/domain/accounts/email.server.ts'
import { areEmailsSent } from '#app/domain/emails/availability.server.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Confirmation, EmailState } from './email-parts.tsx'

export const handle = { i18n: 'recovery', scriptless: true }
export const meta = pageMeta

/** With a link from an email, the address of the page contains a secret. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader(args: LoaderFunctionArgs) {
  const viewer = tokenOf(args) === null ? await guards.signedIn(args) : await guards.anyone(args)
  const { t, language } = reading(args, 'recovery')
  const token = tokenOf(args)
  const page = headOf(args, { title: t('verify.title'), description: t('verify.description') })
  if (token !== null || !viewer) {
    const confirmation = token === null ? null : await findConfirmation(token)
    return data({ page, confirmation, state: null }, { status: confirmation ? 200 : 410 })
  }
  const asked = new URL(args.request.url).searchParams
  const state = {
    ...(await findEmailStanding(viewer)),
    emailsSent: areEmailsSent(),
    resent: asked.get('sent') === '1',
    again: againText(Number(asked.get('after')), language),
  }
  return data({ page, confirmation: null, state })
}

export async function action(args: ActionFunctionArgs) {
  const viewer = tokenOf(args) === null ? await guards.signedIn(args) : await guards.anyone(args)
  const token = tokenOf(args)
  if (token === null) return redirect(pathOf('verifyEmail'))
  const outcome = await confirmEmail(token)
  if (outcome !== 'done') return data({ taken: outcome === 'taken' }, { status: outcome === 'taken' ? 409 : 410 })
  return redirectWithToast(pathOf(viewer ? 'verifyEmail' : 'login'), 'email-confirmed')
}

/** Returns the token of an email link, or null when the page is opened without one. */
function tokenOf({ request }: GuardArgs) {
  return new URL(request.url).searchParams.get('token')
}

/** Returns when the email can be sent again: `'soon'` within a minute, a time within a day, otherwise null. `after` is
 *  in seconds since 1970, from our own redirect. */
function againText(after: number, language: Parameters<typeof momentText>[1]): string | null {
  const wait = Math.floor(after - Date.now() / 1000)
  if (!(wait > 0 && wait <= 24 * 60 * 60)) return null
  return wait <= 60 ? 'soon' : momentText(new Date(after * 1000).toISOString(), language)
}

export default function VerifyEmailPage() {
  const { confirmation, state } = useLoaderData<typeof loader>()
  const { t } = useTranslation('recovery')
  const taken = useActionData<{ taken?: boolean }>()?.taken
  if (state) return <EmailState {...state} />
  if (confirmation) return <Confirmation {...confirmation} />
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle
          title={t(taken ? 'verify.taken' : 'dead')}
          lead={t(taken ? 'verify.takenText' : 'verify.deadText')}
        />
        <div>
          <ButtonLink to={pathOf('verifyEmail')}>{t('verify.state')}</ButtonLink>
        </div>
      </Stack>
    </Sheet>
  )
}
