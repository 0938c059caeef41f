import { PrismaBetterSQLite3 } from '@prisma/adapter-better-sqlite3'
import { PrismaPg } from '@prisma/adapter-pg'
import { defineConfig } from 'prisma/config'

const url = (process.env.DATABASE_URL ??= 'file:./var/bagdar.db')
// The start generates the client beside the old one and puts it in its place when it is whole.
process.env.PRISMA_CLIENT_FOLDER ??= '../generated'

const isPostgres = /^postgres/.test(url)

export default defineConfig({
  // That of PostgreSQL is written from the other one (`npm run generate`).
  schema: isPostgres ? 'var/postgres-schema' : 'prisma/schema',
  migrations: { path: isPostgres ? 'prisma/migrations-postgres' : 'prisma/migrations' },
  // The driver adapter does the work of the schema engine, so nothing has to be downloaded.
  experimental: { adapter: true },
  engine: 'js',
  adapter: () =>
    Promise.resolve(isPostgres ? new PrismaPg({ connectionString: url }) : new PrismaBetterSQLite3({ url })),
})
