import { PrismaClient } from '#prisma/generated/client.ts'
import { env } from '#app/env.server.ts'
import { engine } from './engine.server.ts'
import { type Db, inTurnOf, MOST_WAIT_MS, togetherOf } from './in-turn.server.ts'
import { splitConnections } from './postgres-pools.ts'

export type { Db } from './in-turn.server.ts'

export const db: PrismaClient = await openClient(env.databaseUrl)

/** Opens a client. The clients of both engines are generated from one schema, so callers need not know which one it is. */
export async function openClient(url: string): Promise<PrismaClient> {
  if (engine === 'postgresql') {
    const { writing } = splitConnections(env.databaseConnections)
    return (await import('./postgres.server.ts')).openPostgres(url, writing)
  }
  const { SqliteAdapter } = await import('./sqlite.server.ts')
  return new PrismaClient({ adapter: new SqliteAdapter(url), transactionOptions: { maxWait: MOST_WAIT_MS } })
}

/** `inTurnOf` on the database of this process. */
export function inTurn<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  return inTurnOf(db, work)
}

/** `togetherOf` on the database of this process. */
export function together<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  return togetherOf(db, work)
}
