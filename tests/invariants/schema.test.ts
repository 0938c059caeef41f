import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'

const root = join(import.meta.dirname, '..', '..')
const migrated = openDatabase(copyDatabase())
const described = openDatabase(`file:${join(inject('world'), 'described.db')}`)
afterAll(() => Promise.all([migrated.$disconnect(), described.$disconnect()]))

it('a database made by the migrations is the one the schema describes', { timeout: 300_000 }, async () => {
  for (const statement of sqlOfSchema()) await described.$executeRawUnsafe(statement)
  expect(await shapeOf(migrated)).toEqual(await shapeOf(described))
})

it('every reference is found by an index: its column is the first of one', async () => {
  const bare = []
  for (const [table, { indexes, key, references }] of Object.entries(await shapeOf(migrated))) {
    const first = new Set([...indexes.map(({ columns }) => columns?.split(',')[0]), key])
    bare.push(...references.filter(({ from }) => !first.has(from)).map(({ from }) => `${table}.${from}`))
  }
  expect(bare).toEqual([])
})

function sqlOfSchema() {
  const words = ['migrate', 'diff', '--from-empty', '--to-schema-datamodel', 'prisma/schema', '--script']
  const program = join(root, 'node_modules', '.bin', 'prisma')
  const sql = execFileSync(program, words, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  return sql
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map(statement => statement.trim())
    .filter(Boolean)
}

type Database = ReturnType<typeof openDatabase>

/** Returns the tables with their columns, indexes and references in a fixed order. The search index is a virtual table
 *  with shadow tables, which `keepSearchIndex` creates and the schema does not describe. */
async function shapeOf(database: Database) {
  const query = (sql: string) => database.$queryRawUnsafe<Record<string, string>[]>(sql)
  const tables = await query(
    `SELECT name FROM pragma_table_list
     WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_prisma_%' ORDER BY name`,
  )
  const shapes = tables.map(async ({ name: table }) => {
    const columns = await query(
      `SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info('${table}') ORDER BY name`,
    )
    const indexes = await query(
      `SELECT l.name, l."unique", group_concat(i.name) AS columns
       FROM pragma_index_list('${table}') l, pragma_index_info(l.name) i GROUP BY l.name ORDER BY l.name`,
    )
    const references = await query(
      `SELECT "table", "from", "to", on_update, on_delete FROM pragma_foreign_key_list('${table}') ORDER BY "from", "table"`,
    )
    // The first column of the primary key works as an index in SQLite.
    const key = columns.find(({ pk }) => Number(pk) === 1)?.name
    return [table ?? '', { columns, indexes, key, references }] as const
  })
  return Object.fromEntries(await Promise.all(shapes))
}
