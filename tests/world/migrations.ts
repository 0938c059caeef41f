import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { SqliteAdapter } from '#app/database/sqlite.server.ts'

const folder = join(import.meta.dirname, '..', '..', 'prisma', 'migrations')
const names = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

/** Creates an empty database in the state before a migration. It is deleted with the run. `migrate` runs that
 *  migration, `finish` the later ones. */
export async function databaseBefore(migration: string) {
  const at = names.indexOf(migration)
  if (at === -1) throw new Error(`There is no migration ${migration}.`)
  return databaseAt(at)
}

/** Returns the URL of a database with all tables and no rows. It is deleted with the run. */
export async function emptyDatabase(): Promise<string> {
  const { url } = await databaseAt(names.length)
  return url
}

async function databaseAt(at: number) {
  const url = `file:${join(inject('world'), `${randomUUID()}.db`)}`
  const apply = async (chosen: string[]) => {
    const connection = await new SqliteAdapter(url).connect()
    for (const name of chosen) {
      await connection.executeScript(readFileSync(join(folder, name, 'migration.sql'), 'utf8'))
    }
    await connection.dispose()
  }
  await apply(names.slice(0, at))
  return { url, migrate: () => apply(names.slice(at, at + 1)), finish: () => apply(names.slice(at + 1)) }
}
