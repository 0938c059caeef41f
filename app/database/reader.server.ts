import { env } from '#app/env.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { engine } from './engine.server.ts'
import { shareOut } from './postgres-pools.ts'

export type RawRow = Record<string, unknown>

/** Reads what has been committed, outside of any transaction: it waits for none. */
export interface Reader {
  all(query: Prisma.Sql): RawRow[] | Promise<RawRow[]>
  /** A text that is another one after every commit, of this process or any other. */
  commits(): string | Promise<string>
  /** Lets go of the database; the next reading opens it again. On PostgreSQL nobody may be waiting for a connection. */
  close(): void | Promise<void>
}

export const reader: Reader = await openReader(env.databaseUrl)

/** The other engine's driver is not loaded. */
async function openReader(url: string): Promise<Reader> {
  if (engine === 'postgresql') {
    const { reading } = shareOut(env.databaseConnections)
    return new (await import('./postgres-reader.server.ts')).PostgresReader(url, reading)
  }
  return new (await import('./sqlite-reader.server.ts')).SqliteReader(url)
}
