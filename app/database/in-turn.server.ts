import { Prisma, type PrismaClient } from '#prisma/generated/client.ts'
import { engine } from './engine.ts'

/** A client inside a transaction, or the client itself. */
export type Db = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>

/** So long a transaction waits for its turn: longer than SQLite's lock is waited for. */
export const MOST_WAIT_MS = 30_000

/** How long a transaction waits for a connection, and may take, in milliseconds. */
type Longest = { maxWait: number; timeout: number }
const usual: Longest = { maxWait: MOST_WAIT_MS, timeout: 60_000 }

/** A transaction that another one came in the way of is done again so often. */
const TRIES = 30

/** Runs `work` as one transaction: all of it or nothing, and as if no other write came in between. SQLite keeps the others
 *  waiting, so it is short and never waits for the network; PostgreSQL tells afterwards, and `work` is done again, so it
 *  changes nothing but the database. */
export async function inTurnOf<T>(client: PrismaClient, work: (tx: Db) => Promise<T>, longest?: Longest): Promise<T> {
  if (engine === 'sqlite') return client.$transaction(work, longest)
  const options = { isolationLevel: Prisma.TransactionIsolationLevel.Serializable, ...usual, ...longest }
  for (let tried = 1; ; tried += 1) {
    const begun = performance.now()
    try {
      return await client.$transaction(work, options)
    } catch (error) {
      if (tried === TRIES || !isInTheWay(error)) throw error
      // On a busy machine a try takes long, and whoever was in the way takes as long.
      const pause = Math.random() * Math.max(Math.min(2 ** tried, 200), performance.now() - begun)
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
}

/** Whether a transaction failed only because another one was there at the same time. The driver's error lies some layers down. */
function isInTheWay(error: unknown, depth = 0): boolean {
  if (depth > 4 || typeof error !== 'object' || error === null) return false
  const { code, originalCode, kind, cause, meta } = error as Record<string, unknown>
  if (code === 'P2034' || kind === 'TransactionWriteConflict') return true
  if ([code, originalCode].some(of => of === '40001' || of === '40P01')) return true
  const inner = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  return isInTheWay(cause, depth + 1) || isInTheWay(inner, depth + 1)
}
