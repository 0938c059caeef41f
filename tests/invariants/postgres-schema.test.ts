import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migratePostgres } from '#app/server/commands/postgres-migrations.mjs'
import { writePostgresSchema } from '#app/server/commands/postgres-schema.mjs'
import { makePostgres, postgresUrl } from '#tests/world/postgres.ts'

const root = join(import.meta.dirname, '..', '..')

// Both engines share one schema; `schema.test.ts` checks the migrations of SQLite.
describe.skipIf(!postgresUrl)('a database of PostgreSQL', () => {
  let migrated: pg.Client
  let described: pg.Client

  beforeAll(async () => {
    const [byMigrations, bySchema] = [makePostgres(randomUUID()), makePostgres(randomUUID())]
    await migratePostgres(byMigrations)
    migrated = new pg.Client({ connectionString: byMigrations })
    described = new pg.Client({ connectionString: bySchema })
    await Promise.all([migrated.connect(), described.connect()])
    await described.query(sqlOfSchema())
  })
  afterAll(() => Promise.all([migrated.end(), described.end()]))

  it('made by the migrations is the one the schema describes', async () => {
    expect(await shapeOf(migrated)).toEqual(await shapeOf(described))
  })

  it('compares every text letter by letter, as SQLite does, so that both sort alike', async () => {
    const { rows } = await migrated.query(`SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'
      AND table_name NOT LIKE '\\_prisma%'`)
    expect(rows).toEqual([])
  })

  it('is brought up to date by two processes at once, and by one of them', async () => {
    const fresh = makePostgres(randomUUID())
    const both = (await Promise.all([migratePostgres(fresh), migratePostgres(fresh)])) as string[][]
    expect(both.filter(applied => applied.length > 0)).toHaveLength(1)
  })
})

/** Returns the SQL of the current schema. Prisma cannot express column collations, which the migrations add. */
function sqlOfSchema() {
  const words = ['migrate', 'diff', '--from-empty', '--to-schema-datamodel', writePostgresSchema(), '--script']
  const env = { ...process.env, DATABASE_URL: postgresUrl! }
  const program = join(root, 'node_modules', '.bin', 'prisma')
  const sql = execFileSync(program, words, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' })
  return sql.replace(/\bTEXT\b/g, 'TEXT COLLATE "C"')
}

/** Returns the tables with their columns, indexes and references. The search index is created in a separate migration. */
async function shapeOf(database: pg.Client) {
  const query = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows
  return {
    columns: await query(`SELECT table_name, column_name, data_type, datetime_precision, is_nullable, column_default
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE '\\_prisma%' ORDER BY 1, 2`),
    indexes: await query(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      AND tablename NOT LIKE '\\_prisma%' AND indexdef NOT LIKE '%search_terms(%' ORDER BY 1`),
    references: await query(`SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS "said"
      FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2`),
  }
}
