import { AsyncLocalStorage } from 'node:async_hooks'

/** A request or job: its id, its kind (route pattern or kind of job), and its number of statements and database time so
 *  far. */
export type Asking = { id: string; by: string; statements: number; databaseMs: number }
/** A statement that has run: its SQL without values, and its duration without the wait for its turn. */
type Statement = { sql: string; ms: number }
type Observer = (statement: Statement, asking: Asking | undefined) => void

const asking = new AsyncLocalStorage<Asking>()
let observer: Observer | undefined

/** Reports every statement to `observe` from now on. Without an observer nothing is measured. */
export function observeStatements(observe: Observer) {
  observer = observe
}

/** Runs `work` and counts its statements in `by`. */
export function withQueryContext<T>(by: Asking, work: () => T): T {
  return asking.run(by, work)
}

/** Returns the current request or job. */
export function currentQueryContext(): Asking | undefined {
  return asking.getStore()
}

/** Runs a statement and reports it to the observer. */
export function observed<T>(sql: string, run: () => T): T {
  return observer ? measured(sql, run, observer) : run()
}

function measured<T>(sql: string, run: () => T, observe: Observer): T {
  const began = performance.now()
  const by = asking.getStore()
  const report = () => {
    const ms = performance.now() - began
    if (by) {
      by.statements += 1
      by.databaseMs += ms
    }
    observe({ sql, ms }, by)
  }
  const ran = run()
  if (!(ran instanceof Promise)) {
    report()
    return ran
  }
  // Reported after success and failure; errors are handled by the caller.
  ran.then(report, report)
  return ran
}
