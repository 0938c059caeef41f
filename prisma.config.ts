import { PrismaBetterSQLite3 } from '@prisma/adapter-better-sqlite3'
import { defineConfig } from 'prisma/config'

const url = (process.env.DATABASE_URL ??= 'file:./var/bagdar.db')
// The start generates the client beside the old one and puts it in its place when it is whole.
process.env.PRISMA_CLIENT_FOLDER ??= '../generated'

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  // The driver adapter does the work of the schema engine, so nothing has to be downloaded.
  experimental: { adapter: true },
  engine: 'js',
  adapter: () => Promise.resolve(new PrismaBetterSQLite3({ url })),
})
