import Database from 'better-sqlite3'
import pg from 'pg'

/** Rows copied per statement. */
const AT_ONCE = 500

export type Moved = { table: string; rows: number }

/** Copies all rows of an SQLite database into a PostgreSQL database that has the same tables and no rows, in one
 *  transaction. Reads a consistent snapshot of the source. Foreign keys are checked after all rows. `onProgress` is
 *  called after each table. @throws Error when a table is missing, the target holds rows, or a count differs. */
export async function moveRows(
  { from, to }: { from: string; to: string },
  onProgress: (moved: Moved) => void = () => undefined,
): Promise<Moved[]> {
  const source = new Database(from, { readonly: true, fileMustExist: true })
  const target = new pg.Client({ connectionString: to })
  await target.connect()
  try {
    source.exec('BEGIN')
    await target.query('BEGIN')
    const tables = await tablesOf(target)
    await refuseOthers(source, target, tables)
    const references = await dropReferences(target)
    const moved = []
    for (const table of tables) {
      const rows = await moveTable(source, target, table)
      moved.push({ table: table.name, rows })
      onProgress(moved.at(-1)!)
    }
    for (const reference of references) await target.query(reference)
    await continueNumbers(target, tables)
    await target.query('COMMIT')
    await target.query('ANALYZE')
    return moved
  } finally {
    source.close()
    // Closing the connection rolls back an open transaction.
    await target.end()
  }
}

type Column = { name: string; type: string; isCounted: boolean }
type Table = { name: string; columns: Column[] }

async function tablesOf(target: pg.Client): Promise<Table[]> {
  const { rows } = await target.query<{ table: string; name: string; type: string; isCounted: boolean }>(`
    SELECT t.table_name AS "table", c.column_name AS "name", c.data_type AS "type",
      c.column_default LIKE 'nextval%' AS "isCounted"
    FROM information_schema.tables t
    JOIN information_schema.columns c ON c.table_schema = t.table_schema AND c.table_name = t.table_name
    WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND t.table_name NOT LIKE '\\_prisma%'
    ORDER BY t.table_name, c.ordinal_position`)
  const tables = new Map<string, Table>()
  for (const { table, ...column } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] }
    known.columns.push(column)
    tables.set(table, known)
  }
  return [...tables.values()]
}

/** Throws unless both databases have the same tables and the target is empty. */
async function refuseOthers(source: Database.Database, target: pg.Client, tables: Table[]) {
  const columnsIn = source.prepare('SELECT name FROM pragma_table_info(?)').pluck()
  for (const { name, columns } of tables) {
    const found = new Set(columnsIn.all(name))
    const missing = columns.filter(column => !found.has(column.name))
    if (missing.length > 0 || found.size !== columns.length)
      throw new Error(`The table ${name} is not the same on both sides: bring the old database up to date first.`)
    const { rowCount } = await target.query(`SELECT 1 FROM "${name}" LIMIT 1`)
    if (rowCount) throw new Error(`The database to move to holds rows already (${name}). Give it an empty one.`)
  }
}

/** Drops the foreign keys during the copy, because rows refer to each other in cycles. Returns the statements that
 *  restore them. */
async function dropReferences(target: pg.Client): Promise<string[]> {
  const { rows } = await target.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS "table", conname AS "name", pg_get_constraintdef(oid) AS "definition"
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`)
  for (const { table, name } of rows) await target.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`)
  return rows.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${definition}`)
}

async function moveTable(source: Database.Database, target: pg.Client, table: Table): Promise<number> {
  const names = table.columns.map(({ name }) => `"${name}"`).join(', ')
  const written = `INSERT INTO "${table.name}" (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::"${table.name}", $1::json)`
  let rows: unknown[] = []
  let count = 0
  const send = async () => {
    if (rows.length === 0) return
    count += (await target.query(written, [JSON.stringify(rows)])).rowCount ?? 0
    rows = []
  }
  for (const row of source.prepare(`SELECT ${names} FROM "${table.name}"`).iterate() as Iterable<Row>) {
    rows.push(asWritten(row, table.columns))
    if (rows.length === AT_ONCE) await send()
  }
  await send()
  const there = source.prepare(`SELECT COUNT(*) FROM "${table.name}"`).pluck().get() as number
  if (count !== there) throw new Error(`Of ${there} rows of ${table.name} ${count} arrived.`)
  return count
}

type Row = Record<string, string | number | null>

/** Converts booleans (numbers in SQLite) and JSON (text in SQLite). Both engines read timestamps as the same text. */
function asWritten(row: Row, columns: Column[]): Record<string, unknown> {
  const written: Record<string, unknown> = { ...row }
  for (const { name, type } of columns) {
    const value = row[name]
    if (value === null || value === undefined) continue
    if (type === 'boolean') written[name] = value === 1
    if (type === 'jsonb') written[name] = JSON.parse(String(value))
  }
  return written
}

/** Sets sequences to continue after the highest number. */
async function continueNumbers(target: pg.Client, tables: Table[]) {
  for (const { name, columns } of tables)
    for (const column of columns.filter(({ isCounted }) => isCounted))
      await target.query(
        `SELECT setval(pg_get_serial_sequence($1, $2), COALESCE((SELECT MAX("${column.name}") FROM "${name}"), 0) + 1, false)`,
        [`"${name}"`, column.name],
      )
}
