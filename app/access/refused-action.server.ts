import { data } from '@remix-run/node'
import { getFixedT } from '#app/i18n/i18next.server.ts'
import { cameFrom } from './came-from.server.ts'
import type { GuardArgs } from './guards.server.ts'
import { languageOf } from './language.server.ts'

/** Returns the response to throw for an invalid post to an address that only accepts posts: an error page with a link
 *  back. */
export function refusedAction(args: GuardArgs) {
  return problemOf(args, 400, 'action_refused')
}

/** The same for a button whose object was removed or never belonged to the viewer. */
export function staleAction(args: GuardArgs) {
  return problemOf(args, 404, 'action_stale')
}

function problemOf(args: GuardArgs, status: 400 | 404, reason: 'action_refused' | 'action_stale') {
  const t = getFixedT(languageOf(args), 'errors')
  return data({ title: t(`${status}.title`), reason, back: backOf(args.request) }, { status })
}

/** Returns the page the button was on. Without a Referer it is the address itself, which redirects a GET. */
function backOf(request: Request): string {
  return cameFrom(request) ?? new URL(request.url).pathname
}
