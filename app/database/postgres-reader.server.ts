import type { Pool } from 'pg'
import { Prisma } from '#prisma/generated/client.ts'
import { plainText } from './postgres.server.ts'
import { poolOf } from './postgres-pools.ts'
import { observed } from './observed.server.ts'
import type { RawRows, Reader } from './reader.server.ts'

/** Maximum number of prepared statement names; the oldest is dropped first. */
const NAMED = 400

/** Reads outside transactions without the Prisma client, which compiles every query again. Each statement is prepared
 *  once per connection. */
export class PostgresReader implements Reader {
  #pool: Promise<Pool> | undefined
  #url: string
  #connections: number
  #names = new Map<string, string>()
  #given = 0

  constructor(url: string, connections: number) {
    this.#url = url
    this.#connections = connections
  }

  async all(query: Prisma.Sql): Promise<RawRows> {
    const pool = await (this.#pool ??= this.#open())
    const text = query.text
    const values = query.values.map(asValue)
    const ask = { name: this.#nameOf(text), text, values, rowMode: 'array' as const }
    const { fields, rows } = await observed(text, () => pool.query<unknown[]>(ask))
    return { names: fields.map(({ name }) => name), rows }
  }

  /** Returns the current snapshot of visible transactions. The position in the write-ahead log would not do: it
   *  advances before the commit is visible, so a page rendered in between would count as current until the next write. */
  async commits(): Promise<string> {
    const { rows } = await this.all(Prisma.sql`SELECT pg_current_snapshot()::text`)
    return String(rows[0]?.[0])
  }

  async close() {
    const pool = this.#pool
    this.#pool = undefined
    await (await pool)?.end()
  }

  async #open(): Promise<Pool> {
    const { default: pg } = await import('pg')
    const types = new pg.TypeOverrides()
    // Timestamps are stored without a time zone, in UTC.
    types.setTypeParser(pg.types.builtins.TIMESTAMP, (value: string) => new Date(`${value.replace(' ', 'T')}Z`))
    types.setTypeParser(pg.types.builtins.INT8, Number)
    types.setTypeParser(pg.types.builtins.NUMERIC, Number)
    const pool = new pg.Pool({ ...poolOf(this.#url, this.#connections), types })
    // A broken idle connection is replaced by the next query.
    pool.on('error', () => undefined)
    return pool
  }

  #nameOf(text: string): string {
    const known = this.#names.get(text)
    if (known) return known
    const name = `r${(this.#given += 1)}`
    this.#names.set(text, name)
    if (this.#names.size > NAMED) this.#names.delete(this.#names.keys().next().value!)
    return name
  }
}

/** Formats a parameter as the Prisma client does. */
function asValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '')
  return plainText(value)
}
