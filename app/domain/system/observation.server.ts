import { type Asking, askedBy, observeStatements, whoAsks } from '#app/database/observed.server.ts'
import { figures } from './figures.server.ts'

type Slow = { by: string | undefined; id: string | undefined; ms: number; statement: string }

/** The letters of a statement that are told: enough to find it. */
const STATEMENT_LENGTH = 2_000

let following = false

/** Measures every statement from now on, and has `tell` told of those that take `slowMs` or longer; 0 tells of none. */
export function startObserving({ slowMs, tell }: { slowMs: number; tell: (slow: Slow) => void }) {
  following = true
  observeStatements(({ sql, ms }, asking) => {
    figures.statements.observe(ms / 1000)
    if (slowMs > 0 && ms >= slowMs) tell({ by: asking?.by, id: asking?.id, ms, statement: withoutValues(sql) })
  })
}

/** A statement in one line. Values are not part of it; what stands between quotes is left out in case one ever is. */
export function withoutValues(sql: string): string {
  const text = sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > STATEMENT_LENGTH ? `${text.slice(0, STATEMENT_LENGTH)} …` : text
}

/** Does the work of a request; what it asks of the database is counted, once anything is observed. */
export function followed<T>(asking: Asking, work: () => T): T {
  return following ? askedBy(asking, work) : work()
}

/** The request or job that is being worked on. */
export function currentWork(): Asking | undefined {
  return whoAsks()
}
