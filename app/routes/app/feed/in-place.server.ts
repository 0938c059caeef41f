import { data } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'

/** The answer to a button that a script pressed: it stays on its page, and reads from the status whether it was refused. Null
 *  for a browser that opens what is answered: it is led on, or told in a page. */
export function answerInPlace({ request }: GuardArgs, outcome: 'done' | 'tooOften' | null) {
  if (request.headers.get('Sec-Fetch-Dest') !== 'empty') return null
  return data(null, { status: outcome === 'done' ? 200 : outcome === null ? 404 : 429 })
}
