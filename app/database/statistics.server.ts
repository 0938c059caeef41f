import { db } from './client.server.ts'
import { engine } from './engine.server.ts'
import { reader } from './reader.server.ts'

/** Updates the statistics of the query planner. Without them it scans a million rows where an index would find ten.
 *  SQLite considers all tables, but analyses only those whose size has changed tenfold: milliseconds, or some seconds
 *  after millions of new rows. Runs when a database is opened, once an hour, and after an import. */
export async function optimize() {
  if (engine === 'postgresql') {
    await db.$executeRawUnsafe('ANALYZE')
    return
  }
  await db.$queryRawUnsafe('PRAGMA optimize=0x10002')
  // A connection reads the statistics when it is opened. PostgreSQL updates all connections itself.
  await reader.close()
}
