import { env } from '#app/env.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { engine } from './engine.server.ts'
import { splitConnections } from './postgres-pools.ts'

/** Rows as a driver reads them: the names of the columns once, and of each row the values in their order. An object for
 *  each row would only be read into another one. */
export type RawRows = { names: string[]; rows: unknown[][] }

/** Reads committed data outside transactions, without waiting for any. */
export interface Reader {
  all(query: Prisma.Sql): RawRows | Promise<RawRows>
  /** Returns a string that changes with every commit of any process. */
  commits(): string | Promise<string>
  /** Closes the database; the next read opens it again. On PostgreSQL no read may be waiting for a connection. */
  close(): void | Promise<void>
}

export const reader: Reader = await openReader(env.databaseUrl)

/** Loads only the driver of the configured engine. */
async function openReader(url: string): Promise<Reader> {
  if (engine === 'postgresql') {
    const { reading } = splitConnections(env.databaseConnections)
    return new (await import('./postgres-reader.server.ts')).PostgresReader(url, reading)
  }
  return new (await import('./sqlite-reader.server.ts')).SqliteReader(url)
}
