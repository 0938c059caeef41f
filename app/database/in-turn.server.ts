import { Prisma, type PrismaClient } from '#prisma/generated/client.ts'
import { repeated } from './conflicts.ts'
import { engine } from './engine.server.ts'

/** A client, or the client inside a transaction. */
export type Db = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>

/** Maximum wait of a transaction for its turn; longer than the wait for SQLite's lock. */
export const MOST_WAIT_MS = 30_000

/** Maximum wait for a connection and maximum duration of a transaction, in milliseconds. */
type Longest = { maxWait: number; timeout: number }
const usual: Longest = { maxWait: MOST_WAIT_MS, timeout: 60_000 }

/** Runs `work` as one serialisable transaction. On SQLite other writes wait, so it must be short and never wait for the
 *  network; on PostgreSQL a conflict repeats `work`, so it must have no effects outside the database. */
export async function inTurnOf<T>(client: PrismaClient, work: (tx: Db) => Promise<T>, longest?: Longest): Promise<T> {
  if (engine === 'sqlite') return client.$transaction(work, longest)
  const options = { isolationLevel: Prisma.TransactionIsolationLevel.Serializable, ...usual, ...longest }
  return repeated(() => client.$transaction(work, options))
}

/** Runs `work` as one transaction whose statements are each correct under concurrent writes, such as an increment.
 *  PostgreSQL makes such transactions wait for each other's rows instead of aborting one. They must lock rows in the
 *  same order. */
export async function togetherOf<T>(client: PrismaClient, work: (tx: Db) => Promise<T>): Promise<T> {
  if (engine === 'sqlite') return client.$transaction(work)
  // Without a level PostgreSQL uses its default, READ COMMITTED.
  return repeated(() => client.$transaction(work, usual))
}
