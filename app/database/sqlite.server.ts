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
  // The driver's build means NORMAL in WAL mode, which may lose acknowledged commits at a power cut.
  'synchronous=FULL',
  // Waiting inside the driver would hold up every request of the process: it is done here, in turns.
  'busy_timeout=0',
  'foreign_keys=ON',
  'cache_size=-65536',
  'temp_store=MEMORY',
  'mmap_size=268435456',
]

/** So long a write waits for another process that writes, and so often it looks. */
const PATIENCE_MS = 5_000
const LOOK_MS = 15

/** SQLite for Prisma: the stock adapter runs the statements, and transactions keep the one connection to themselves.
 *  The stock adapter runs queries from outside a transaction between its statements, so a rollback would take an
 *  acknowledged write of another visitor with it; and it begins deferred, so a read-then-write may fail half-way. */
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
      // Another process is writing: the sizes of tables are counted an hour later.
    }
    return new SharedConnection(connection)
  }
}

/** Everything on the connection takes its turn: a query for its own length, a transaction from begin to end. */
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

  /** Waits for the turns before this one; the returned function ends it. */
  async #nextTurn(): Promise<() => void> {
    const before = this.#lastTurn
    let end = () => {}
    this.#lastTurn = new Promise(resolve => (end = resolve))
    await before
    return end
  }
}

/** Tries again while another process writes: a statement that was kept out has done nothing. Each try takes a turn of its own,
 *  so that others read meanwhile. */
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

/** The adapter says so by the driver's code, or by its own error around that. */
function isLocked(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { originalCode?: unknown } }
  return [code, cause?.originalCode].some(one => typeof one === 'string' && one.startsWith('SQLITE_BUSY'))
}

/** A transaction that has begun. Its turn ends whatever becomes of it. */
class SqliteTransaction implements Transaction {
  readonly provider = 'sqlite'
  readonly adapterName = '@prisma/adapter-better-sqlite3'
  /** COMMIT and ROLLBACK are said here, and not by Prisma as queries of its own, so that their failure is seen here. */
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
      // A full disk may fail here and leave the transaction open.
      await this.rollback()
      throw error
    }
    this.#endTurn()
  }

  async rollback() {
    try {
      await this.#connection.executeScript('ROLLBACK')
    } catch (error) {
      // SQLite rolls back by itself when the disk or the memory is full: then no transaction is open any more.
      if (!String(error).includes('no transaction is active')) throw error
    } finally {
      this.#endTurn()
    }
  }
}
