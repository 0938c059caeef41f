import { AsyncLocalStorage } from 'node:async_hooks'

/** A request or a job: its id, what it is (the pattern of an address, the kind of a job), and what it has asked of the database
 *  so far. */
export type Asking = { id: string; by: string; statements: number; databaseMs: number }
/** A statement that was run: its text without values, and how long it took from the moment it had its turn. */
type Statement = { sql: string; ms: number }
type Observer = (statement: Statement, asking: Asking | undefined) => void

const asking = new AsyncLocalStorage<Asking>()
let observer: Observer | undefined

/** Tells `observe` of every statement from now on. Without it nothing is measured and nothing is followed. */
export function observeStatements(observe: Observer) {
  observer = observe
}

/** Does `work`; what it asks of the database counts in `by`. */
export function askedBy<T>(by: Asking, work: () => T): T {
  return asking.run(by, work)
}

/** Who asks at this moment. */
export function whoAsks(): Asking | undefined {
  return asking.getStore()
}

/** Runs a statement and tells of it. */
export function observed<T>(sql: string, run: () => T): T {
  return observer ? measured(sql, run, observer) : run()
}

function measured<T>(sql: string, run: () => T, observe: Observer): T {
  const began = performance.now()
  const by = asking.getStore()
  const tell = () => {
    const ms = performance.now() - began
    if (by) {
      by.statements += 1
      by.databaseMs += ms
    }
    observe({ sql, ms }, by)
  }
  const ran = run()
  if (!(ran instanceof Promise)) {
    tell()
    return ran
  }
  // Told in either case; what comes of it is the caller's.
  ran.then(tell, tell)
  return ran
}
