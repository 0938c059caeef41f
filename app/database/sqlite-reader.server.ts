import Database from 'better-sqlite3'
import type { Prisma } from '#prisma/generated/client.ts'
import { observed } from './observed.server.ts'
import type { RawRow, Reader } from './reader.server.ts'

type Value = string | number | bigint | Buffer | null

/** Statements kept ready; the one not used for longest is let go first. Their texts differ only by the lengths of lists. */
const PREPARED = 400

/** A connection that only reads. It sees what has been committed, so it waits for no transaction, and what it is asked is
 *  prepared once: the same row costs a tenth of what it does through the client, which makes every query anew. */
export class SqliteReader implements Reader {
  #path: string
  #open: Database.Database | undefined
  /** How often it was opened: counts of commits are compared only within one opening. */
  #opened = 0
  #prepared = new Map<string, Database.Statement>()

  constructor(url: string) {
    this.#path = url.replace(/^file:/, '').replace(/\?.*$/, '')
  }

  all({ sql, values }: Prisma.Sql): RawRow[] {
    return observed(sql, () => this.#statement(sql).all(...values.map(asValue)) as RawRow[])
  }

  commits(): string {
    const count = this.#statement('PRAGMA data_version').pluck().get() as number
    return `${this.#opened}.${count}`
  }

  close() {
    this.#prepared.clear()
    this.#open?.close()
    this.#open = undefined
  }

  #statement(sql: string): Database.Statement {
    const kept = this.#prepared.get(sql)
    // The last one used stands last.
    if (kept) this.#prepared.delete(sql)
    const statement = kept ?? this.#database().prepare(planned(sql))
    this.#prepared.set(sql, statement)
    if (this.#prepared.size > PREPARED) this.#prepared.delete(this.#prepared.keys().next().value!)
    return statement
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
