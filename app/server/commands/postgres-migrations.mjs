// The migrations of PostgreSQL, applied by a runner of our own as those of SQLite are (decision 103). Prisma's `migrate deploy`
// cannot read the names of tables through its driver adapter (6.19: "Column type 'name' could not be deserialized"), and the way
// without the adapter downloads an engine.
import { randomUUID } from 'node:crypto'
import { migrationsOf, unappliedOf } from './migrations.mjs'

/** Two processes that start at once do not migrate side by side, nor bring the content. */
const LOCK = 7_246_021
const PREPARING = 7_246_022

const table = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`

/** Applies what is new, each migration as a transaction, so that a release that serves meanwhile waits for one at most: a
 *  migration comes through whole, or the database stays as it was before it. Returns the names. */
export async function migratePostgres(databaseUrl, migrations = migrationsOf('migrations-postgres')) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const fresh = unappliedOf(migrations, await appliedIn(client))
    if (fresh.length > 0) await client.query(table)
    for (const migration of fresh) await apply(client, migration)
    return fresh.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Does `work` while no other process prepares the same database. A process that dies gives its turn back by it. */
export async function inPreparation(databaseUrl, work) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PREPARING])
    return await work()
  } finally {
    await client.end()
  }
}

/** What is written in the table of migrations; null where there are other tables and not this one. */
async function appliedIn(client) {
  const { rows } = await client.query(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
  )
  const tables = rows.map(row => row.table_name)
  if (!tables.includes('_prisma_migrations')) return tables.length > 0 ? null : []
  return (await client.query('SELECT * FROM "_prisma_migrations"')).rows
}

async function apply(client, { name, sql, checksum }) {
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
