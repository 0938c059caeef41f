/** What another transaction came in the way of is done again so often. */
const TRIES = 30

/** Does `work`, and does it again as long as the only thing against it is another transaction of the same time. PostgreSQL
 *  has taken all of it back by then, a transaction or a statement outside of one.
 *  @throws what `work` throws, in the end that it was in the way too. */
export async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const begun = performance.now()
    try {
      return await work()
    } catch (error) {
      if (tried === TRIES || !isInTheWay(error)) throw error
      // On a busy machine a try takes long, and whoever was in the way takes as long.
      const pause = Math.random() * Math.max(Math.min(2 ** tried, 200), performance.now() - begun)
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
}

/** Whether something failed only because another transaction was there at the same time. The driver's error lies some layers
 *  down. */
function isInTheWay(error: unknown, depth = 0): boolean {
  if (depth > 4 || typeof error !== 'object' || error === null) return false
  const { code, originalCode, kind, cause, meta } = error as Record<string, unknown>
  if (code === 'P2034' || kind === 'TransactionWriteConflict') return true
  if ([code, originalCode].some(of => of === '40001' || of === '40P01')) return true
  const inner = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  return isInTheWay(cause, depth + 1) || isInTheWay(inner, depth + 1)
}
