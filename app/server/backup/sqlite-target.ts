import { rename, rm, stat } from 'node:fs/promises'
import Database from 'better-sqlite3'
import type { BackupHead } from './list.ts'
import { countTables, schemaOf } from './sqlite-source.ts'
import { StoreFault } from './store.ts'

/** Checks that a restored database is intact and has the row counts of its list. Returns the number of foreign key
 *  violations. @throws StoreFault */
export function checkSqliteCopy(path: string, head: BackupHead): number {
  const database = new Database(path, { fileMustExist: true })
  try {
    const [found] = database.pragma('integrity_check(1)') as { integrity_check: string }[]
    if (found?.integrity_check !== 'ok') throw new StoreFault(`The database is damaged: ${found?.integrity_check}`)
    if (schemaOf(database) !== head.schema) throw new StoreFault('The database has another schema than the list tells.')
    const tables = countTables(database)
    for (const [table, rows] of Object.entries(head.tables)) {
      if (tables[table] !== rows) throw new StoreFault(`${table} has ${tables[table]} rows instead of ${rows}.`)
    }
    return (database.pragma('foreign_key_check') as unknown[]).length
  } finally {
    database.close()
  }
}

/** Ends all sessions of a restored database. A session that was ended after the backup, because of a lost phone or a
 *  changed password, must not come back. */
export function endSessions(path: string) {
  const database = new Database(path, { fileMustExist: true })
  try {
    database.prepare('DELETE FROM "Session"').run()
  } finally {
    database.close()
  }
}

/** Renames an existing database, with its log written into it. Returns the new path, or null when there was none.
 *  @throws StoreFault when another process has it open. */
export async function setAside(path: string, now = new Date()): Promise<string | null> {
  if (!(await stat(path).catch(() => null))) return null
  const aside = `${path}.before-${now.toISOString().replace(/[-:.]/g, '')}`
  takeLogIn(path)
  await rename(path, aside)
  // The log has been written into the database. A leftover log would be applied to the new one.
  for (const ending of ['-wal', '-shm']) await rm(path + ending, { force: true })
  return aside
}

/** Writes the write-ahead log into a database. Needs exclusive access. */
function takeLogIn(path: string) {
  const database = new Database(path, { fileMustExist: true, timeout: 100 })
  try {
    database.pragma('journal_mode=DELETE')
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'SQLITE_BUSY') throw new StoreFault(`${path} is in use: stop the server and the worker first.`)
    // A damaged database is moved as it is.
    if (code !== 'SQLITE_NOTADB' && code !== 'SQLITE_CORRUPT') throw error
  } finally {
    database.close()
  }
}
