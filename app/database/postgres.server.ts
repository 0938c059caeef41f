import { PrismaPg } from '@prisma/adapter-pg'
import type {
  IsolationLevel,
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from '@prisma/driver-adapter-utils'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { PrismaClient as PostgresClient } from '#prisma/generated/postgres/client.ts'
import { repeated } from './conflicts.ts'
import { poolOf } from './postgres-pools.ts'
import { observed } from './observed.server.ts'

/** Opens a PostgreSQL client with a limited number of connections. Its methods are those of the SQLite client, because
 *  both are generated from one schema. */
export function openPostgres(url: string, connections = 2): PrismaClient {
  const client = new PostgresClient({ adapter: new PostgresAdapter(url, connections) })
  const repeating = client.$extends({
    query: { $allOperations: ({ args, query }) => repeated(() => query(args)) },
    // Inside a transaction statements are not repeated one by one; `inTurn` repeats the whole transaction.
    client: { $transaction: client.$transaction.bind(client) },
  })
  return repeating as unknown as PrismaClient
}

/** PostgreSQL adapter for Prisma that always returns a transaction's connection to the pool. With the stock adapter the
 *  client sends COMMIT itself, and when that fails, as in every tenth conflicting transaction, the connection is lost
 *  to the pool. */
class PostgresAdapter implements SqlDriverAdapterFactory {
  readonly provider = 'postgres'
  readonly adapterName = '@prisma/adapter-pg'
  #stock: PrismaPg

  constructor(url: string, connections: number) {
    const ignored = { onPoolError: () => undefined, onConnectionError: () => undefined }
    this.#stock = new PrismaPg(poolOf(url, connections), ignored)
  }

  async connect(): Promise<SqlDriverAdapter> {
    const connection: SqlDriverAdapter = await this.#stock.connect()
    const begin = connection.startTransaction.bind(connection)
    const [query, execute] = [connection.queryRaw.bind(connection), connection.executeRaw.bind(connection)]
    connection.queryRaw = asked => observed(asked.sql, () => query(withoutNul(asked)))
    connection.executeRaw = asked => observed(asked.sql, () => execute(withoutNul(asked)))
    connection.startTransaction = async (isolation?: IsolationLevel) => givenBack(await begin(isolation))
    return connection
  }
}

/** Replaces NUL, which PostgreSQL cannot store and only crafted requests contain; queries with it find nothing, as on
 *  SQLite. */
function withoutNul(query: SqlQuery): SqlQuery {
  return query.args.some(isWithNul) ? { ...query, args: query.args.map(plainText) } : query
}

/** Replaces NUL in text or JSON by U+FFFD. */
export function plainText(value: unknown): unknown {
  return typeof value === 'string' && isWithNul(value) ? value.replace(nul, '$1\uFFFD') : value
}

// In JSON it is the escape \u0000; after a second backslash it is literal text.
const nul = /\0|(?<!\\)((?:\\\\)*)\\u0000/g

function isWithNul(value: unknown) {
  return typeof value === 'string' && (value.includes('\0') || value.includes('\\u0000'))
}

/** Wraps a transaction to send COMMIT and ROLLBACK itself, and to run one statement at a time: Prisma and our code send
 *  several at once, which a future version of the driver will refuse on a busy connection. */
function givenBack(stock: Transaction): Transaction {
  const inTurn = oneAtATime()
  const run = (sql: string) => inTurn(() => observed(sql, () => stock.executeRaw({ sql, args: [], argTypes: [] })))
  const end = async (sql: string) => {
    try {
      await run(sql)
    } finally {
      // Returns the connection to the pool.
      await stock.rollback()
    }
  }
  return {
    provider: stock.provider,
    adapterName: stock.adapterName,
    options: { usePhantomQuery: true },
    queryRaw: query => inTurn(() => observed(query.sql, () => stock.queryRaw(withoutNul(query)))),
    executeRaw: query => inTurn(() => observed(query.sql, () => stock.executeRaw(withoutNul(query)))),
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
  }
}

function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
