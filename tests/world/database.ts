import { copyFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { inject } from 'vitest'
import { SqliteAdapter } from '#app/database/sqlite.server.ts'
import { PrismaClient } from '#prisma/generated/client.ts'
import { withFiles } from './files.ts'
import { makePostgres, postgresUrl } from './postgres.ts'

const postgres = postgresUrl ? await import('#app/database/postgres.server.ts') : null

/** Copies the demo database and returns the URL of the copy. It is deleted with the run. */
export function copyDatabase(): string {
  if (postgresUrl) return makePostgres(randomUUID(), 'template')
  const folder = inject('world')
  const copy = join(folder, `${randomUUID()}.db`)
  copyFileSync(join(folder, 'template.db'), copy)
  return `file:${copy}`
}

/** Lets a server that is started on this database run its scheduled jobs. The template marks them as done. */
export async function letScheduleBegin(database: PrismaClient) {
  await database.job.deleteMany({ where: { id: { startsWith: 'scheduled ' } } })
}

/** Returns where the files of a database are stored on disk. */
export function placeOf(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return databaseUrl.replace(/^file:/, '')
  return join(inject('world'), new URL(databaseUrl).pathname.slice(1))
}

/** Opens a separate client on a database, to check what was saved and to prepare data. */
export function openDatabase(url: string): PrismaClient {
  const database = postgres?.openPostgres(url) ?? new PrismaClient({ adapter: new SqliteAdapter(url) })
  return withFiles(database, `${placeOf(url)}-files`)
}
