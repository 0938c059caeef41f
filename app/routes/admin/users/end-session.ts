import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { endSessionsOf } from '#app/domain/accounts/sessions.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { managedUser } from './managed-user.server.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Ends one session of a person, or all with the id `all`. A second request finds no session and shows no message. */
export async function action(args: ActionFunctionArgs) {
  const { viewer, user } = await managedUser(args, 'sessions')
  const ended = await endSessionsOf(user.id, args.params.sessionId ?? '', viewer.id)
  const to = adminPathOf('user', { userId: user.id })
  return redirectWithToast(to, ended > 0 ? 'saved' : null)
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  return redirect(adminPathOf('user', { userId: args.params.userId ?? '' }))
}
