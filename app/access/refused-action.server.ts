import { data } from '@remix-run/node'
import { getFixedT } from '#app/i18n/i18next.server.ts'
import { cameFrom } from './came-from.server.ts'
import type { GuardArgs } from './guards.server.ts'
import { languageOf } from './language.server.ts'

/** What an address that only takes posts throws for a post it cannot read: the error page in words, with a way back. */
export function refusedAction(args: GuardArgs) {
  return problemOf(args, 400, 'action_refused')
}

/** The same for a button whose thing is gone: it was removed, or was never the viewer's. */
export function staleAction(args: GuardArgs) {
  return problemOf(args, 404, 'action_stale')
}

function problemOf(args: GuardArgs, status: 400 | 404, reason: 'action_refused' | 'action_stale') {
  const t = getFixedT(languageOf(args), 'errors')
  return data({ title: t(`${status}.title`), reason, back: backOf(args.request) }, { status })
}

/** The page the button was on. Without a Referer the address itself leads there: asked for by GET, it redirects. */
function backOf(request: Request): string {
  return cameFrom(request) ?? new URL(request.url).pathname
}
