import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { problem } from '#app/access/page.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import type { UserAct } from '#app/domain/accounts/user-acts.ts'
import { findUser } from '#app/domain/accounts/user-page.server.ts'

/** The person of the address, on whom the viewer may do this. */
export async function managedUser(args: LoaderFunctionArgs, act: UserAct) {
  const viewer = await guards.superRole(args)
  const user = await findUser(viewer, args.params.userId ?? '')
  // A button of a page that is gone leads back to where it was.
  if (!user) throw args.request.method === 'GET' ? problem(args, 404) : staleAction(args)
  if (!user.may[act]) throw problem(args, 403)
  return { viewer, user, name: user.name }
}
