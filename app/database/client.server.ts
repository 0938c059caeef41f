import { Prisma, PrismaClient } from '#prisma/generated/client.ts'
import { env } from '#app/env.server.ts'
import { engine } from './dialect.server.ts'

/** A client inside a transaction, or the client itself. */
export type Db = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>

/** So long a transaction waits for its turn: longer than SQLite's lock is waited for. */
const MOST_WAIT_MS = 30_000

export const db: PrismaClient = await openClient(env.databaseUrl)

/** The clients of both engines are generated from one schema: whoever asks does not see which one it is. */
export async function openClient(url: string): Promise<PrismaClient> {
  if (engine === 'postgresql') return (await import('./postgres.server.ts')).openPostgres(url)
  const { SqliteAdapter } = await import('./sqlite.server.ts')
  return new PrismaClient({ adapter: new SqliteAdapter(url), transactionOptions: { maxWait: MOST_WAIT_MS } })
}

/** A transaction that another one came in the way of is done again so often. */
const TRIES = 30

/** Runs `work` as one transaction: all of it or nothing, and as if no other write came in between. SQLite keeps the others
 *  waiting, so it is short and never waits for the network; PostgreSQL tells afterwards, and `work` is done again, so it
 *  changes nothing but the database. */
export async function inTurn<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  if (engine === 'sqlite') return db.$transaction(work)
  const options = {
    isolationLevel: Prisma.TransactionIsolationLevel.Serializable,
    maxWait: MOST_WAIT_MS,
    timeout: 60_000,
  }
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.$transaction(work, options)
    } catch (error) {
      if (tried === TRIES || !isInTheWay(error)) throw error
      const pause = Math.random() * Math.min(2 ** tried, 200)
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
