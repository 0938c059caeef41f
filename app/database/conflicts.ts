/** Maximum attempts after conflicts with other transactions. */
const TRIES = 30

/** Runs `work` and repeats it while it fails only because of a concurrent transaction. PostgreSQL has rolled it back by
 *  then, whether it was a transaction or a single statement. @throws the error of `work`, after the last attempt also
 *  the conflict. */
export async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const begun = performance.now()
    try {
      return await work()
    } catch (error) {
      if (tried === TRIES || !isInTheWay(error)) throw error
      // On a busy machine attempts take longer, and so does the conflicting transaction.
      const pause = Math.random() * Math.max(Math.min(2 ** tried, 200), performance.now() - begun)
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
}

/** Checks for a conflict with a concurrent transaction. The driver's error is nested. */
function isInTheWay(error: unknown, depth = 0): boolean {
  if (depth > 4 || typeof error !== 'object' || error === null) return false
  const { code, originalCode, kind, cause, meta } = error as Record<string, unknown>
  if (code === 'P2034' || kind === 'TransactionWriteConflict') return true
  if ([code, originalCode].some(of => of === '40001' || of === '40P01')) return true
  const inner = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  return isInTheWay(cause, depth + 1) || isInTheWay(inner, depth + 1)
}
