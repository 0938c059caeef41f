// Migrations of PostgreSQL. Prisma's own `migrate deploy` cannot read the names of tables through its driver adapter (6.19:
// "Column type 'name' could not be deserialized"), and the way without the adapter downloads an engine. The table of what was
// applied is Prisma's, so that its tools can take over again.
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './preparation.mjs'

const folder = join(root, 'prisma', 'migrations-postgres')
/** Two processes that start at once do not migrate side by side. */
const LOCK = 7_246_021

const table = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`

/** Applies what is new, each migration as a transaction: it comes through whole, or the database stays as it was. Returns
 *  the names. */
export async function migratePostgres(databaseUrl) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(table)
    const { rows } = await client.query(
      'SELECT "migration_name" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL',
    )
    const applied = new Set(rows.map(row => row.migration_name))
    const fresh = migrationNames().filter(name => !applied.has(name))
    for (const name of fresh) await apply(client, name)
    return fresh
  } finally {
    await client.end()
  }
}

function migrationNames() {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap(entry => (entry.isDirectory() ? entry.name : [])).sort()
}

async function apply(client, name) {
  const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
  const checksum = createHash('sha256').update(sql).digest('hex')
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw new Error(`The migration ${name} failed: ${error.message}`, { cause: error })
  }
}
