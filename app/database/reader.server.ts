import { env } from '#app/env.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { engine } from './engine.server.ts'
import { shareOut } from './postgres-pools.ts'

/** Rows as a driver reads them: the names of the columns once, and of each row the values in their order. An object for each row
 *  would only be read into another one. */
export type RawRows = { names: string[]; rows: unknown[][] }

/** Reads what has been committed, outside of any transaction: it waits for none. */
export interface Reader {
  all(query: Prisma.Sql): RawRows | Promise<RawRows>
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
