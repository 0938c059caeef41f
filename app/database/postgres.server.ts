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

/** A client on PostgreSQL with so many connections at most. It has the methods of the one on SQLite: both are generated from
 *  one schema. */
export function openPostgres(url: string, connections = 2): PrismaClient {
  const client = new PostgresClient({ adapter: new PostgresAdapter(url, connections) })
  const repeating = client.$extends({
    query: { $allOperations: ({ args, query }) => repeated(() => query(args)) },
    // What is asked inside of a transaction is repeated with all of it, by `inTurn`.
    client: { $transaction: client.$transaction.bind(client) },
  })
  return repeating as unknown as PrismaClient
}

/** PostgreSQL for Prisma: the stock adapter runs the statements, and a transaction gives its connection back whatever becomes of
 *  it. With the stock adapter the client says COMMIT itself, and where that is refused, as in every tenth of transactions that
 *  come in each other's way, the connection is lost to the pool. */
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

/** PostgreSQL keeps no NUL, which only a hand-made request has: what asks with one finds nothing, as on SQLite. */
function withoutNul(query: SqlQuery): SqlQuery {
  return query.args.some(isWithNul) ? { ...query, args: query.args.map(plainText) } : query
}

/** A text with the sign for what cannot be shown where it has a NUL, or JSON has one. */
export function plainText(value: unknown): unknown {
  return typeof value === 'string' && isWithNul(value) ? value.replace(nul, '$1\uFFFD') : value
}

// In JSON it is written out; a backslash before that one would make it a text about it.
const nul = /\0|(?<!\\)((?:\\\\)*)\\u0000/g

function isWithNul(value: unknown) {
  return typeof value === 'string' && (value.includes('\0') || value.includes('\\u0000'))
}

/** The same transaction, which says COMMIT and ROLLBACK itself, and one statement at a time: Prisma and we ask several at once, and
 *  the driver is about to refuse them on a connection that still answers another. */
function givenBack(stock: Transaction): Transaction {
  const inTurn = oneAtATime()
  const say = (sql: string) => inTurn(() => observed(sql, () => stock.executeRaw({ sql, args: [], argTypes: [] })))
  const end = async (sql: string) => {
    try {
      await say(sql)
    } finally {
      // Gives the connection back to the pool.
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
