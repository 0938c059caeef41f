import { randomUUID } from 'node:crypto'
import { borrowed, lentFile, reserved } from './lent-database.ts'
import { postgresUrl, urlOf } from './postgres.ts'

// Vitest runs this before each test file and its imports. It must import nothing of the product, which reads its
// settings when it is loaded.
borrowed.clear()

// Product modules that a test calls directly use the database that this process lends (`lent-site.ts`). On PostgreSQL,
// a file that calls them has a process and a database of its own.
if (postgresUrl) {
  reserved.name = randomUUID()
  process.env.DATABASE_URL = urlOf(reserved.name)
} else {
  const file = lentFile('idle')
  Object.assign(process.env, { DATABASE_URL: `file:${file}`, BAGDAR_DEMO: '1', FILES_FOLDER: `${file}-files` })
}
