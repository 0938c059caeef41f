// What is done around the migrations of a database with something in it.
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './preparation.mjs'

const files = ['', '-wal', '-shm']

/** Migrating locks the whole database, and fails beside a server that has it open: it is done only when there is something
 *  to apply. */
export async function hasPendingMigrations(path) {
  return withDatabase(path, database => {
    const known = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'`).get()
    const done =
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL'
    const applied = new Set(known ? database.prepare(done).pluck().all() : [])
    const migrations = readdirSync(join(root, 'prisma', 'migrations'), { withFileTypes: true })
    return migrations.some(entry => entry.isDirectory() && !applied.has(entry.name))
  })
}

/** Takes the triggers of revisions and of the search away. They name other tables, so SQLite can make none of those tables
 *  anew while they are there; the seed puts them back (`keepRevisions`, `keepDocuments`). */
export async function dropRevisionTriggers(path) {
  await withDatabase(path, database => {
    const like = kind => `name LIKE '%\\_${kind}\\_%' ESCAPE '\\'`
    const found = `SELECT name FROM sqlite_master WHERE type = 'trigger' AND (${like('revision')} OR ${like('search')})`
    for (const name of database.prepare(found).pluck().all()) database.exec(`DROP TRIGGER "${name}"`)
  })
}

/** Does work on a database and puts it back as it was when the work fails: a migration that stops half-way has no
 *  transaction around it. For that time there are two of it on the disk. */
export async function keepingCopy(path, work) {
  const copy = `${path}.before`
  for (const ending of files) rmSync(copy + ending, { force: true })
  await withDatabase(path, database => database.backup(copy))
  try {
    await work()
  } catch (error) {
    for (const ending of files) rmSync(path + ending, { force: true })
    renameSync(copy, path)
    throw error
  }
  rmSync(copy, { force: true })
}

async function withDatabase(path, work) {
  const { default: Database } = await import('better-sqlite3')
  const database = new Database(path, { fileMustExist: true })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
