import Database from 'better-sqlite3'
import type { Prisma } from '#prisma/generated/client.ts'
import { observed } from './observed.server.ts'
import type { RawRows, Reader } from './reader.server.ts'

type Value = string | number | bigint | Buffer | null

/** A statement with the names of its columns, which are asked for once. */
type Prepared = { statement: Database.Statement<Value[], unknown[]>; names: string[] }

/** Statements kept ready; the one not used for longest is let go first. Their texts differ only by the lengths of lists. */
const PREPARED = 400

/** A connection that only reads. It sees what has been committed, so it waits for no transaction, and what it is asked is
 *  prepared once: the same row costs a tenth of what it does through the client, which makes every query anew. */
export class SqliteReader implements Reader {
  #path: string
  #open: Database.Database | undefined
  /** How often it was opened: counts of commits are compared only within one opening. */
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
    // The last one used stands last.
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

/** A statement that is planned once. SQLite looks at a parameter that is compared with a column, or is a limit, when it plans, and
 *  plans anew whenever it is bound: that cost more than the reading itself. What a sign stands before it takes as it comes. */
const planned = (sql: string) => sql.replaceAll('?', '+?')

const pragmas = ['query_only=ON', 'busy_timeout=5000', 'cache_size=-32768', 'temp_store=MEMORY', 'mmap_size=268435456']

/** A parameter as SQLite keeps it, the same way Prisma writes it. */
function asValue(value: unknown): Value {
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00')
  if (typeof value === 'boolean') return Number(value)
  return (value ?? null) as Value
}
