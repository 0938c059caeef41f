import Database from 'better-sqlite3'
import type { Prisma } from '#prisma/generated/client.ts'
import { observed } from './observed.server.ts'
import type { RawRows, Reader } from './reader.server.ts'

type Value = string | number | bigint | Buffer | null

/** A prepared statement and the names of its columns, which are read once. */
type Prepared = { statement: Database.Statement<Value[], unknown[]>; names: string[] }

/** Maximum number of prepared statements; the least recently used is dropped first. Their texts differ only by the
 *  lengths of lists. */
const PREPARED = 400

/** A read-only connection. It sees committed data, so it waits for no transaction. Each statement is prepared once: a
 *  row costs a tenth of a read through the Prisma client, which compiles every query again. */
export class SqliteReader implements Reader {
  #path: string
  #open: Database.Database | undefined
  /** Number of openings. Commit counts are comparable only within one opening. */
  #opened = 0
  #prepared = new Map<string, Prepared>()

  constructor(url: string) {
    this.#path = url.replace(/^file:/, '').replace(/\?.*$/, '')
  }

  all({ sql, values }: Prisma.Sql): RawRows {
    return observed(sql, () => {
      const { statement, names } = this.#prepare(sql)
      return { names, rows: statement.all(...values.map(asValue)) }
    })
  }

  commits(): string {
    const [count] = this.#prepare('PRAGMA data_version').statement.get()!
    return `${this.#opened}.${String(count)}`
  }

  close() {
    this.#prepared.clear()
    this.#open?.close()
    this.#open = undefined
  }

  #prepare(sql: string): Prepared {
    const kept = this.#prepared.get(sql)
    // Keeps the map in the order of last use.
    if (kept) this.#prepared.delete(sql)
    const prepared = kept ?? this.#prepareAnew(sql)
    this.#prepared.set(sql, prepared)
    if (this.#prepared.size > PREPARED) this.#prepared.delete(this.#prepared.keys().next().value!)
    return prepared
  }

  #prepareAnew(sql: string): Prepared {
    const statement = this.#database().prepare<Value[], unknown[]>(planned(sql)).raw()
    return { statement, names: statement.columns().map(({ name }) => name) }
  }

  #database() {
    if (this.#open) return this.#open
    const database = new Database(this.#path)
    this.#opened += 1
    for (const pragma of pragmas) database.pragma(pragma)
    return (this.#open = database)
  }
}

/** Makes SQLite plan a statement only once. SQLite reads the value of a parameter that is a limit or compared with a
 *  column when planning, and plans again after every bind, which cost more than the read. A unary plus before the
 *  parameter prevents that. */
const planned = (sql: string) => sql.replaceAll('?', '+?')

const pragmas = ['query_only=ON', 'busy_timeout=5000', 'cache_size=-32768', 'temp_store=MEMORY', 'mmap_size=268435456']

/** Converts a parameter to the form in which Prisma stores it. */
function asValue(value: unknown): Value {
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00')
  if (typeof value === 'boolean') return Number(value)
  return (value ?? null) as Value
}
