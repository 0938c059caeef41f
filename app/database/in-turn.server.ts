import { Prisma, type PrismaClient } from '#prisma/generated/client.ts'
import { repeated } from './conflicts.ts'
import { engine } from './engine.server.ts'

/** A client inside a transaction, or the client itself. */
export type Db = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>

/** So long a transaction waits for its turn: longer than SQLite's lock is waited for. */
export const MOST_WAIT_MS = 30_000

/** How long a transaction waits for a connection, and may take, in milliseconds. */
type Longest = { maxWait: number; timeout: number }
const usual: Longest = { maxWait: MOST_WAIT_MS, timeout: 60_000 }

/** Runs `work` as one transaction: all of it or nothing, and as if no other write came in between. SQLite keeps the others
 *  waiting, so it is short and never waits for the network; PostgreSQL tells afterwards, and `work` is done again, so it
 *  changes nothing but the database. */
export async function inTurnOf<T>(client: PrismaClient, work: (tx: Db) => Promise<T>, longest?: Longest): Promise<T> {
  if (engine === 'sqlite') return client.$transaction(work, longest)
  const options = { isolationLevel: Prisma.TransactionIsolationLevel.Serializable, ...usual, ...longest }
  return repeated(() => client.$transaction(work, options))
}

/** Runs `work` as one transaction whose every statement is right whatever others write in between, as a count that is raised
 *  where it stands. PostgreSQL lets such ones wait for each other's rows and takes none of them back; they come to the same
 *  rows in the same order. */
export async function togetherOf<T>(client: PrismaClient, work: (tx: Db) => Promise<T>): Promise<T> {
  if (engine === 'sqlite') return client.$transaction(work)
  // Without a word about it PostgreSQL's own level: READ COMMITTED.
  return repeated(() => client.$transaction(work, usual))
}
