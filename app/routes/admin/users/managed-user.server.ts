import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { problem } from '#app/access/page.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import type { UserAct } from '#app/domain/accounts/user-acts.ts'
import { findUser } from '#app/domain/accounts/user-page.server.ts'

/** Returns the user of the address. Throws a 404 when there is none, and a 403 when the viewer may not do `act` to
 *  them. */
export async function managedUser(args: LoaderFunctionArgs, act: UserAct) {
  const viewer = await guards.superRole(args)
  const user = await findUser(viewer, args.params.userId ?? '')
  // A form of an outdated page gets an error page with a link back.
  if (!user) throw args.request.method === 'GET' ? problem(args, 404) : staleAction(args)
  if (!user.may[act]) throw problem(args, 403)
  return { viewer, user, name: user.name }
}
