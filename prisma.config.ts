import { PrismaBetterSQLite3 } from '@prisma/adapter-better-sqlite3'
import { PrismaPg } from '@prisma/adapter-pg'
import { defineConfig } from 'prisma/config'

const url = (process.env.DATABASE_URL ??= 'file:./var/bagdar.db')
// A start generates the client beside the old one and replaces it when complete.
process.env.PRISMA_CLIENT_FOLDER ??= '../generated'

const isPostgres = /^postgres/.test(url)

export default defineConfig({
  // The PostgreSQL schema is generated from the SQLite schema (`npm run generate`).
  schema: isPostgres ? 'var/postgres-schema' : 'prisma/schema',
  migrations: { path: isPostgres ? 'prisma/migrations-postgres' : 'prisma/migrations' },
  // The driver adapter replaces the schema engine, so no binary is downloaded.
  experimental: { adapter: true },
  engine: 'js',
  adapter: () =>
    Promise.resolve(isPostgres ? new PrismaPg({ connectionString: url }) : new PrismaBetterSQLite3({ url })),
})
