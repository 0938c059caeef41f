import { rename, rm, stat } from 'node:fs/promises'
import Database from 'better-sqlite3'
import type { BackupHead } from './list.ts'
import { countTables, schemaOf } from './sqlite-source.ts'
import { StoreFault } from './store.ts'

/** Looks whether a database that was written is whole and has the rows its list tells. Returns how many of its rows refer to one
 *  that is not there. @throws StoreFault */
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

/** Ends every session in a database that is put back: one that was ended since the backup, because a telephone was lost or a
 *  password changed, must not come back with it. */
export function endSessions(path: string) {
  const database = new Database(path, { fileMustExist: true })
  try {
    database.prepare('DELETE FROM "Session"').run()
  } finally {
    database.close()
  }
}

/** Puts a database that is there aside, whole and in one file. Returns where it is now; null when there is none.
 *  @throws StoreFault when a process has it open. */
export async function setAside(path: string, now = new Date()): Promise<string | null> {
  if (!(await stat(path).catch(() => null))) return null
  const aside = `${path}.before-${now.toISOString().replace(/[-:.]/g, '')}`
  takeLogIn(path)
  await rename(path, aside)
  // What a log would hold is in the database by now; one that stayed would be taken for the new one's.
  for (const ending of ['-wal', '-shm']) await rm(path + ending, { force: true })
  return aside
}

/** Has SQLite write the log of changes into a database. Only the one process that has it open may do that. */
function takeLogIn(path: string) {
  const database = new Database(path, { fileMustExist: true, timeout: 100 })
  try {
    database.pragma('journal_mode=DELETE')
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'SQLITE_BUSY') throw new StoreFault(`${path} is in use: stop the server and the worker first.`)
    // A damaged one is moved as it is.
    if (code !== 'SQLITE_NOTADB' && code !== 'SQLITE_CORRUPT') throw error
  } finally {
    database.close()
  }
}
