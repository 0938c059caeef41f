import type { BackupHead } from './list.ts'
import { clientOf, connect, countTablesIn, schemaIn, valueOf } from './postgres-source.ts'
import { runWriting } from './postgres-tools.ts'
import { type Store, StoreFault } from './store.ts'

/** Reads all of a dump, without a database: it can be unpacked to its end. */
export function checkDump(store: Store, { database }: BackupHead) {
  return runWriting('pg_restore', ['--file=-'], { input: store.read(database), databaseUrl: null })
}

/** Looks whether a database is there and has nothing in it. @throws StoreFault */
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

/** Fills an empty database from a dump: all of it or nothing. Looks whether it has the rows its list tells; references are
 *  checked by the server while it does. @throws StoreFault */
export async function fillDatabase(store: Store, head: BackupHead, databaseUrl: string) {
  // The schema is there: every new database has it.
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
    // As on SQLite: one that was ended since the backup must not come back.
    await client.query('DELETE FROM "Session"')
    // The planner knows nothing of what has just come.
    await client.query('ANALYZE')
  } finally {
    await client.end()
  }
}
