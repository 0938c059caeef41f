// Applies the migrations of SQLite with our own runner, so that production needs none of Prisma's tools. Applied
// migrations are recorded in Prisma's table, so that its tools and the databases of earlier releases keep working
// (decision 103).
import { randomUUID } from 'node:crypto'
import { migrationsOf, unappliedOf } from './migrations.mjs'

/** Lock timeout: the running release may have a write transaction open. */
const PATIENCE_MS = 30_000

const table = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`

/** Transaction statements inside a migration are removed, because transactions cannot be nested. */
const ofItsOwn = /^(?:BEGIN(?: IMMEDIATE| EXCLUSIVE)?(?: TRANSACTION)?|COMMIT);\r?$/gm

/** Applies new migrations to the database at `path`, which is created if missing. All run in one transaction: a
 *  failure, or the end of the process, leaves the database as it was. Returns the names. */
export async function migrateSqlite(path, migrations = migrationsOf('migrations')) {
  return withDatabase(path, database => {
    // Recreating a table must not cascade to the rows that refer to it. The pragma has no effect inside a transaction.
    database.pragma('foreign_keys = OFF')
    database.pragma('synchronous = FULL')
    database.exec('BEGIN IMMEDIATE')
    try {
      const fresh = unappliedOf(migrations, appliedIn(database))
      if (fresh.length > 0) {
        dropTriggers(database)
        database.exec(table)
        for (const migration of fresh) apply(database, migration)
        checkReferences(database)
      }
      database.exec('COMMIT')
      return fresh.map(({ name }) => name)
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK')
      throw error
    }
  })
}

/** Drops the triggers of revisions and of the search. They name other tables, and SQLite cannot recreate those tables
 *  while the triggers exist; the seed restores them (`keepRevisions`, `keepDocuments`). */
function dropTriggers(database) {
  const like = kind => `name LIKE '%\\_${kind}\\_%' ESCAPE '\\'`
  const found = `SELECT name FROM sqlite_master WHERE type = 'trigger' AND (${like('revision')} OR ${like('search')})`
  for (const name of database.prepare(found).pluck().all()) database.exec(`DROP TRIGGER "${name}"`)
}

/** Returns the rows of the migrations table, or null when there are other tables but not this one. */
function appliedIn(database) {
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all()
  if (!tables.includes('_prisma_migrations')) return tables.length > 0 ? null : []
  return database.prepare('SELECT * FROM "_prisma_migrations"').all()
}

function apply(database, { name, sql, checksum }) {
  const startedAt = now()
  try {
    database.exec(sql.replaceAll(ofItsOwn, ''))
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${error.message}`, { cause: error })
  }
  const kept = `INSERT INTO "_prisma_migrations"
    ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count") VALUES (?, ?, ?, ?, ?, 1)`
  database.prepare(kept).run(randomUUID(), checksum, name, startedAt, now())
}

function checkReferences(database) {
  const [broken, ...others] = database.pragma('foreign_key_check')
  if (!broken) return
  throw new Error(`${others.length + 1} rows would lead nowhere, the first in ${broken.table}, to ${broken.parent}.`)
}

/** Formats the current time as the database driver does. */
function now() {
  return new Date().toISOString().replace('Z', '+00:00')
}

async function withDatabase(path, work) {
  const { default: Database } = await import('better-sqlite3')
  const database = new Database(path, { timeout: PATIENCE_MS })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
