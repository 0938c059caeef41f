import { db } from './client.server.ts'
import { engine } from './engine.server.ts'
import { reader } from './reader.server.ts'

/** Counts again what has grown: the planner of queries goes by the sizes of tables and indexes, and without them it walks
 *  a million rows where an index would find ten. SQLite looks only at tables that have grown or shrunk tenfold, and at all of
 *  them: milliseconds, and some seconds the rare time when millions of rows are new. Done when a database is opened, once an hour, and after an import. */
export async function optimize() {
  if (engine === 'postgresql') {
    await db.$executeRawUnsafe('ANALYZE')
    return
  }
  await db.$queryRawUnsafe('PRAGMA optimize=0x10002')
  // A connection learns the sizes when it is opened. The server of PostgreSQL tells all of its own.
  await reader.close()
}
