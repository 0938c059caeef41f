import Database from 'better-sqlite3'
import { env } from '#app/env.server.ts'

type Value = string | number | bigint | Buffer | null
export type RawRow = Record<string, unknown>

/** Statements kept ready; the one not used for longest is let go first. Their texts differ only by the lengths of lists. */
const PREPARED = 400

/** A connection that only reads. It sees what has been committed, so it waits for no transaction, and what it is asked is
 *  prepared once: the same row costs a tenth of what it does through the client, which makes every query anew. */
class SqliteReader {
  #path: string
  #open: Database.Database | undefined
  /** How often it was opened: counts of commits are compared only within one opening. */
  #opened = 0
  #prepared = new Map<string, Database.Statement>()

  constructor(url: string) {
    this.#path = url.replace(/^file:/, '').replace(/\?.*$/, '')
  }

  all(sql: string, values: readonly unknown[]): RawRow[] {
    return this.#statement(sql).all(...values.map(asValue)) as RawRow[]
  }

  /** A text that is another one after every commit of another connection, of this process or any other. */
  commits(): string {
    const count = this.#statement('PRAGMA data_version').pluck().get() as number
    return `${this.#opened}.${count}`
  }

  /** Lets go of the file; the next reading opens it again, and learns what is known of its tables by then. */
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

export const reader = new SqliteReader(env.databaseUrl)
