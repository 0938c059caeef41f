import { type Asking, withQueryContext, observeStatements, currentQueryContext } from '#app/database/observed.server.ts'
import { figures } from './figures.server.ts'

type Slow = { by: string | undefined; id: string | undefined; ms: number; statement: string }

/** Maximum length of a logged statement, in characters. */
const STATEMENT_LENGTH = 2_000

let following = false

/** Starts measuring every SQL statement. Calls `onSlow` for those that take `slowMs` or longer; 0 disables these calls. */
export function startObserving({ slowMs, onSlow: tell }: { slowMs: number; onSlow: (slow: Slow) => void }) {
  following = true
  observeStatements(({ sql, ms }, asking) => {
    figures.statements.observe(ms / 1000)
    if (slowMs > 0 && ms >= slowMs) tell({ by: asking?.by, id: asking?.id, ms, statement: withoutValues(sql) })
  })
}

/** A statement on one line, without values. Statements use parameters; quoted literals are replaced in case one
 *  contains a value. */
export function withoutValues(sql: string): string {
  const text = sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > STATEMENT_LENGTH ? `${text.slice(0, STATEMENT_LENGTH)} …` : text
}

/** Runs the work of a request and attributes its database statements to it, if observation is on. */
export function withObservation<T>(asking: Asking, work: () => T): T {
  return following ? withQueryContext(asking, work) : work()
}

/** The current request or job. */
export function currentObservation(): Asking | undefined {
  return currentQueryContext()
}
