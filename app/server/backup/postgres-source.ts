import { Readable } from 'node:stream'
import pg from 'pg'
import { runReading } from './postgres-tools.ts'
import type { Copy, FileRow, SourceOptions } from './source.ts'
import { StoreFault } from './store.ts'

const ROWS = 500

/** Copies a PostgreSQL database with `pg_dump` and reads the rows of its files in the same snapshot. Blocks no other
 *  connection. */
export async function openPostgresSource<T>(
  { databaseUrl, report }: SourceOptions,
  work: (copy: Copy) => Promise<T>,
): Promise<T> {
  const [client, live] = [clientOf(databaseUrl), clientOf(databaseUrl)]
  try {
    await Promise.all([connect(client), connect(live)])
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    const snapshot = await valueOf<string>(client, 'SELECT pg_export_snapshot()')
    report('The database: a snapshot is taken')
    const words = ['--format=custom', '--no-owner', '--no-privileges', '--schema=public', `--snapshot=${snapshot}`]
    return await work({
      engine: 'postgresql',
      schema: await schemaIn(client),
      tables: await countTablesIn(client),
      keep: store => store.put(Readable.from(runReading('pg_dump', words, databaseUrl))),
      files: () => filesIn(client),
      async isNeeded(id) {
        const { rows } = await live.query<{ state: string }>('SELECT "state" FROM "StoredFile" WHERE "id" = $1', [id])
        return rows[0] !== undefined && rows[0].state !== 'PENDING'
      },
    })
  } finally {
    await Promise.allSettled([client.end(), live.end()])
  }
}

export function clientOf(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  // When the server goes away, the next query fails and that error is reported.
  client.on('error', () => undefined)
  return client
}

/** @throws StoreFault when the server does not answer. */
export async function connect(client: pg.Client) {
  await client.connect().catch((cause: unknown) => {
    throw new StoreFault(`PostgreSQL does not answer: ${(cause as Error).message}`, { cause })
  })
}

/** Returns the last migration of a database. */
export async function schemaIn(client: pg.Client): Promise<string> {
  const done = `SELECT "migration_name" FROM "_prisma_migrations"
    WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name" DESC LIMIT 1`
  return (await valueOf<string>(client, done)) ?? 'none'
}

/** Returns the number of rows by table. */
export async function countTablesIn(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename::text AS "name" FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  const tables: Record<string, number> = {}
  for (const { name } of rows) {
    tables[name] = Number(await valueOf(client, `SELECT COUNT(*) FROM ${client.escapeIdentifier(name)}`))
  }
  return tables
}

export async function valueOf<T>(client: pg.Client, sql: string): Promise<T | undefined> {
  const { rows } = await client.query<T[]>({ text: sql, rowMode: 'array' })
  return rows[0]?.[0]
}

async function* filesIn(client: pg.Client): AsyncGenerator<FileRow> {
  await client.query(
    `DECLARE "files" NO SCROLL CURSOR FOR SELECT "id", "state", "variants" FROM "StoredFile" ORDER BY "id"`,
  )
  for (;;) {
    const { rows } = await client.query<{ id: string; state: string; variants: FileRow['variants'] }>(
      `FETCH ${ROWS} FROM "files"`,
    )
    if (rows.length === 0) return
    for (const { id, state, variants } of rows) yield { id, needed: state !== 'PENDING', variants }
  }
}
