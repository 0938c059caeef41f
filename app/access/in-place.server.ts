import { data } from '@remix-run/node'
import type { GuardArgs } from './guards.server.ts'

const statuses = { done: 200, tooOften: 429 } as const

/** Returns the response to a button pressed by script, which stays on its page and reads the status; `outcome` null
 *  means not found. Returns null for a browser without script, which needs a redirect or a page. */
export function answerInPlace({ request }: GuardArgs, outcome: keyof typeof statuses | null) {
  if (request.headers.get('Sec-Fetch-Dest') !== 'empty') return null
  return data(null, { status: outcome === null ? 404 : statuses[outcome] })
}
