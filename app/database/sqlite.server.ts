import { setTimeout as wait } from 'node:timers/promises'
import { PrismaBetterSQLite3 } from '@prisma/adapter-better-sqlite3'
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils'
import { observed } from './observed.server.ts'

const pragmas = [
  'journal_mode=WAL',
  // The driver's build defaults to NORMAL in WAL mode, which may lose acknowledged commits in a power cut.
  'synchronous=FULL',
  // Waiting inside the driver would block every request of the process, so we wait here, between attempts.
  'busy_timeout=0',
  'foreign_keys=ON',
  'cache_size=-65536',
  'temp_store=MEMORY',
  'mmap_size=268435456',
]

/** How long a write waits for a writer in another process, and the interval between attempts. */
const PATIENCE_MS = 5_000
const LOOK_MS = 15

/** SQLite adapter for Prisma: the stock adapter runs the statements, and a transaction has the connection to itself.
 *  The stock adapter interleaves other queries with a transaction, so a rollback would undo another user's acknowledged
 *  write; and it begins deferred, so a read followed by a write may fail half-way. */
export class SqliteAdapter implements SqlDriverAdapterFactory {
  readonly provider = 'sqlite'
  readonly adapterName = '@prisma/adapter-better-sqlite3'
  #stock: PrismaBetterSQLite3

  constructor(url: string) {
    this.#stock = new PrismaBetterSQLite3({ url })
  }

  async connect(): Promise<SqlDriverAdapter> {
    const connection = await this.#stock.connect()
    await connection.executeScript(pragmas.map(pragma => `PRAGMA ${pragma};`).join('\n'))
    try {
      await connection.executeScript('PRAGMA optimize=0x10002;')
    } catch {
      // Another process is writing. The statistics are updated within the hour.
    }
    return new SharedConnection(connection)
  }
}

/** Serialises the use of the connection: single queries, and whole transactions from begin to end. */
class SharedConnection implements SqlDriverAdapter {
  readonly provider = 'sqlite'
  readonly adapterName = '@prisma/adapter-better-sqlite3'
  #connection: SqlDriverAdapter
  #lastTurn: Promise<void> = Promise.resolve()

  constructor(connection: SqlDriverAdapter) {
    this.#connection = connection
  }

  queryRaw(query: SqlQuery) {
    return this.#inTurn(() => observed(query.sql, () => this.#connection.queryRaw(query)))
  }

  executeRaw(query: SqlQuery) {
    return this.#inTurn(() => observed(query.sql, () => this.#connection.executeRaw(query)))
  }

  executeScript(script: string) {
    return this.#inTurn(() => this.#connection.executeScript(script))
  }

  startTransaction(): Promise<Transaction> {
    return patiently(async () => {
      const endTurn = await this.#nextTurn()
      try {
        await this.#connection.executeScript('BEGIN IMMEDIATE')
      } catch (error) {
        endTurn()
        throw error
      }
      return new SqliteTransaction(this.#connection, endTurn)
    })
  }

  dispose() {
    return this.#connection.dispose()
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return patiently(async () => {
      const endTurn = await this.#nextTurn()
      try {
        return await work()
      } finally {
        endTurn()
      }
    })
  }

  /** Waits for all earlier turns. The returned function ends this one. */
  async #nextTurn(): Promise<() => void> {
    const before = this.#lastTurn
    let end = () => {}
    this.#lastTurn = new Promise(resolve => (end = resolve))
    await before
    return end
  }
}

/** Retries while another process writes: a statement refused by the lock has changed nothing. Each attempt takes its
 *  own turn, so that reads can run in between. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + PATIENCE_MS; ;) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error
      await wait(LOOK_MS)
    }
  }
}

/** Checks for a lock conflict: the code is the driver's own, or wrapped in an error of the adapter. */
function isLocked(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { originalCode?: unknown } }
  return [code, cause?.originalCode].some(one => typeof one === 'string' && one.startsWith('SQLITE_BUSY'))
}

/** An open transaction. Its turn ends with commit or rollback, whether or not they succeed. */
class SqliteTransaction implements Transaction {
  readonly provider = 'sqlite'
  readonly adapterName = '@prisma/adapter-better-sqlite3'
  /** COMMIT and ROLLBACK are sent here instead of by Prisma, so that their errors are handled here. */
  readonly options = { usePhantomQuery: true }
  #connection: SqlDriverAdapter
  #endTurn: () => void
  queryRaw: SqlQueryable['queryRaw']
  executeRaw: SqlQueryable['executeRaw']

  constructor(connection: SqlDriverAdapter, endTurn: () => void) {
    this.#connection = connection
    this.#endTurn = endTurn
    this.queryRaw = query => observed(query.sql, () => connection.queryRaw(query))
    this.executeRaw = query => observed(query.sql, () => connection.executeRaw(query))
  }

  async commit() {
    try {
      await observed('COMMIT', () => this.#connection.executeScript('COMMIT'))
    } catch (error) {
      // A full disk may make COMMIT fail and leave the transaction open.
      await this.rollback()
      throw error
    }
    this.#endTurn()
  }

  async rollback() {
    try {
      await this.#connection.executeScript('ROLLBACK')
    } catch (error) {
      // SQLite rolls back by itself when disk or memory is full; then no transaction is open.
      if (!String(error).includes('no transaction is active')) throw error
    } finally {
      this.#endTurn()
    }
  }
}
