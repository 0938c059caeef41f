// Applies the migrations of PostgreSQL with our own runner, as those of SQLite (decision 103). Prisma's `migrate
// deploy` cannot read table names through its driver adapter (6.19: "Column type 'name' could not be deserialized"),
// and without the adapter it downloads an engine.
import { randomUUID } from 'node:crypto'
import { migrationsOf, unappliedOf } from './migrations.mjs'

/** Advisory locks: two processes that start at the same time neither migrate nor load the content side by side. */
const LOCK = 7_246_021
const PREPARING = 7_246_022

const table = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`

/** Applies new migrations, each in its own transaction, so that a running release waits for one migration at most. A
 *  failed migration leaves the database as it was before it. Returns the names. */
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

/** Runs `work` while no other process prepares the same database. When the process dies, its connection closes and
 *  releases the lock. */
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

/** Returns the rows of the migrations table, or null when there are other tables but not this one. */
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
