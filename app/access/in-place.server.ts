import { data } from '@remix-run/node'
import type { GuardArgs } from './guards.server.ts'

const statuses = { done: 200, tooOften: 429 } as const

/** The answer to a button that a script pressed: it stays on its page, and reads from the status whether it was refused; null is
 *  what is not there. Null for a browser that opens what is answered: it is led on, or told in a page. */
export function answerInPlace({ request }: GuardArgs, outcome: keyof typeof statuses | null) {
  if (request.headers.get('Sec-Fetch-Dest') !== 'empty') return null
  return data(null, { status: outcome === null ? 404 : statuses[outcome] })
}
