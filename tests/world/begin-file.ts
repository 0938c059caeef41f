import { randomUUID } from 'node:crypto'
import { borrowed, lentFile, reserved } from './lent-database.ts'
import { postgresUrl, urlOf } from './postgres.ts'

// Vitest runs this before each test file, and before anything the file imports: nothing here is of the product, which reads its
// settings when it is loaded.
borrowed.clear()

// The product's own modules, where a test calls them, work on the database that this process lends (`lent-site.ts`). On PostgreSQL
// a file that calls them has a process and a database of its own.
if (postgresUrl) {
  reserved.name = randomUUID()
  process.env.DATABASE_URL = urlOf(reserved.name)
} else {
  const file = lentFile('idle')
  Object.assign(process.env, { DATABASE_URL: `file:${file}`, BAGDAR_DEMO: '1', FILES_FOLDER: `${file}-files` })
}
