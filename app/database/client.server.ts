import { PrismaClient } from '#prisma/generated/client.ts'
import { env } from '#app/env.server.ts'
import { SqliteAdapter } from './sqlite.server.ts'

export const db = new PrismaClient({ adapter: new SqliteAdapter(env.databaseUrl) })

/** A client inside a transaction, or the client itself. */
export type Db = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>

/** Runs `work` as one transaction: all of it or nothing, and no other write in between. Every other query waits for it,
 *  so it is short and never waits for the network. */
export function inTurn<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  return db.$transaction(work)
}
