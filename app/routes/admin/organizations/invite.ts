import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { inviteAgain } from '#app/domain/organizations/invitations.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Sends the invitation email to the first administrator again. */
export async function action(args: ActionFunctionArgs) {
  const { organization } = await guards.staffOf(args, 'agree')
  const to = adminPathOf('organization', { orgId: organization.id })
  const outcome = await inviteAgain(organization.id)
  return redirectWithToast(to, outcome === 'done' ? 'email-sent' : outcome)
}

export async function loader(args: LoaderFunctionArgs) {
  const { organization } = await guards.staffOf(args, 'agree')
  return redirect(adminPathOf('organization', { orgId: organization.id }))
}
