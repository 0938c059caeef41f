import { PrismaPg } from '@prisma/adapter-pg'
import type {
  IsolationLevel,
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  Transaction,
} from '@prisma/driver-adapter-utils'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { PrismaClient as PostgresClient } from '#prisma/generated/postgres/client.ts'
import { observed } from './observed.server.ts'

/** Connections of a process for writing; those that read beside transactions are the reader's. */
const CONNECTIONS = 10

/** A client on PostgreSQL. It has the methods of the one on SQLite: both are generated from one schema. */
export function openPostgres(url: string): PrismaClient {
  return new PostgresClient({ adapter: new PostgresAdapter(url) }) as unknown as PrismaClient
}

/** PostgreSQL for Prisma: the stock adapter runs the statements, and a transaction gives its connection back whatever becomes of
 *  it. With the stock adapter the client says COMMIT itself, and where that is refused, as in every tenth of transactions that
 *  come in each other's way, the connection is lost to the pool. */
class PostgresAdapter implements SqlDriverAdapterFactory {
  readonly provider = 'postgres'
  readonly adapterName = '@prisma/adapter-pg'
  #stock: PrismaPg

  constructor(url: string) {
    this.#stock = new PrismaPg({ connectionString: url, max: CONNECTIONS }, { onPoolError: () => undefined })
  }

  async connect(): Promise<SqlDriverAdapter> {
    const connection: SqlDriverAdapter = await this.#stock.connect()
    const [query, execute] = [connection.queryRaw.bind(connection), connection.executeRaw.bind(connection)]
    connection.queryRaw = asked => observed(asked.sql, () => query(asked))
    connection.executeRaw = asked => observed(asked.sql, () => execute(asked))
    const begin = connection.startTransaction.bind(connection)
    connection.startTransaction = async (isolation?: IsolationLevel) => givenBack(await begin(isolation))
    return connection
  }
}

/** The same transaction, which says COMMIT and ROLLBACK itself. */
function givenBack(stock: Transaction): Transaction {
  const say = (sql: string) => observed(sql, () => stock.executeRaw({ sql, args: [], argTypes: [] }))
  const release = () => stock.rollback()
  return {
    provider: stock.provider,
    adapterName: stock.adapterName,
    options: { usePhantomQuery: true },
    queryRaw: query => observed(query.sql, () => stock.queryRaw(query)),
    executeRaw: query => observed(query.sql, () => stock.executeRaw(query)),
    commit: () =>
      say('COMMIT')
        .then(() => undefined)
        .finally(release),
    rollback: () =>
      say('ROLLBACK')
        .then(() => undefined)
        .finally(release),
  }
}
