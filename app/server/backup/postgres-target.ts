import type { BackupHead } from './list.ts'
import { clientOf, connect, countTablesIn, schemaIn, valueOf } from './postgres-source.ts'
import { runWriting } from './postgres-tools.ts'
import { type Store, StoreFault } from './store.ts'

/** Unpacks a whole dump without a database, to check that it is complete. */
export function checkDump(store: Store, { database }: BackupHead) {
  return runWriting('pg_restore', ['--file=-'], { input: store.read(database), databaseUrl: null })
}

/** Checks that a database exists and is empty. @throws StoreFault */
export async function requireEmpty(databaseUrl: string) {
  const client = clientOf(databaseUrl)
  try {
    await connect(client)
    const tables = await valueOf(client, `SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'`)
    if (Number(tables) === 0) return
    throw new StoreFault(
      `${client.database} has tables already. Make an empty one (createdb), put the backup back there, and let DATABASE_URL lead to it.`,
    )
  } finally {
    await client.end()
  }
}

/** Fills an empty database from a dump in one transaction and checks the row counts against the list. The server checks
 *  the foreign keys meanwhile. @throws StoreFault */
export async function fillDatabase(store: Store, head: BackupHead, databaseUrl: string) {
  // Every new database already has the schema `public`.
  const words = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--schema=public']
  const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1))
  await runWriting('pg_restore', [...words, `--dbname=${database}`], { input: store.read(head.database), databaseUrl })
  const client = clientOf(databaseUrl)
  try {
    await connect(client)
    if ((await schemaIn(client)) !== head.schema)
      throw new StoreFault('The database has another schema than the list tells.')
    const tables = await countTablesIn(client)
    for (const [table, rows] of Object.entries(head.tables)) {
      if (tables[table] !== rows) throw new StoreFault(`${table} has ${tables[table]} rows instead of ${rows}.`)
    }
    // As on SQLite, a session that was ended after the backup must not come back.
    await client.query('DELETE FROM "Session"')
    // The query planner has no statistics of the new rows yet.
    await client.query('ANALYZE')
  } finally {
    await client.end()
  }
}
