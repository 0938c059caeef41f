import { PrismaBetterSQLite3 } from '@prisma/adapter-better-sqlite3'

type SqlDriverAdapter = Awaited<ReturnType<PrismaBetterSQLite3['connect']>>
type Connection = { pragma: (statement: string) => unknown; prepare: (sql: string) => unknown; inTransaction: boolean }

const pragmas = [
  'journal_mode=WAL',
  // The driver's build means NORMAL in WAL mode, which may lose acknowledged commits at a power cut.
  'synchronous=FULL',
  'busy_timeout=5000',
  'foreign_keys=ON',
  'cache_size=-65536',
  'temp_store=MEMORY',
  'mmap_size=268435456',
]

/** The better-sqlite3 adapter with the pragmas set and transactions kept to themselves. The stock adapter runs
 *  queries from outside a transaction on the same connection between its statements, so a rollback would take an
 *  acknowledged write of somebody else with it; and it begins deferred, so a read-then-write may fail half-way. */
export class SqliteAdapter {
  readonly provider = 'sqlite' as const
  readonly adapterName = '@prisma/adapter-better-sqlite3'
  #inner: PrismaBetterSQLite3

  constructor(url: string) {
    this.#inner = new PrismaBetterSQLite3({ url })
  }

  async connect(): Promise<SqlDriverAdapter> {
    const adapter = await this.#inner.connect()
    const { client } = adapter as unknown as { client: Connection }
    for (const pragma of pragmas) client.pragma(pragma)
    leaveBeginToUs(client)
    return keepTransactionsApart(adapter, client)
  }

  connectToShadowDb() {
    return this.#inner.connectToShadowDb()
  }
}

/** The stock adapter takes its mutex and then begins; when beginning fails it never gives the mutex back. So its BEGIN
 *  does nothing, and ours follows where a failure can be mended. */
function leaveBeginToUs(client: Connection) {
  const prepare = client.prepare.bind(client)
  client.prepare = sql => (sql === 'BEGIN' ? { run: () => undefined } : prepare(sql))
}

/** Everything on the connection takes its turn: a query for its own length, a transaction from begin to end. */
function keepTransactionsApart(adapter: SqlDriverAdapter, client: Connection): SqlDriverAdapter {
  let last: Promise<void> = Promise.resolve()
  const turn = async () => {
    const before = last
    let end = () => {}
    last = new Promise<void>(resolve => (end = resolve))
    await before
    return end
  }

  const { startTransaction, queryRaw, executeRaw } = adapter
  adapter.queryRaw = async query => {
    const end = await turn()
    return queryRaw.call(adapter, query).finally(end)
  }
  adapter.executeRaw = async query => {
    const end = await turn()
    return executeRaw.call(adapter, query).finally(end)
  }
  adapter.startTransaction = async level => {
    const end = await turn()
    try {
      const transaction = await startTransaction.call(adapter, level)
      const { commit, rollback, executeRaw: execute } = transaction
      const say = (sql: string) => execute.call(transaction, { sql, args: [], argTypes: [] })
      transaction.commit = () => commit.call(transaction).finally(end)
      transaction.rollback = () => rollback.call(transaction).finally(end)
      transaction.executeRaw = async query => {
        // SQLite may have rolled back by itself (disk full, no memory): then there is nothing left to roll back.
        if (query.sql === 'ROLLBACK' && !client.inTransaction) return 0
        try {
          return await execute.call(transaction, query)
        } catch (error) {
          if (query.sql === 'COMMIT') {
            if (client.inTransaction) await say('ROLLBACK').catch(() => 0)
            await transaction.rollback()
          }
          throw error
        }
      }
      await say('BEGIN IMMEDIATE').catch(async (error: unknown) => {
        await rollback.call(transaction)
        throw error
      })
      return transaction
    } catch (error) {
      end()
      throw error
    }
  }
  return adapter
}
