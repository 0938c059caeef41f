import { copyFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { inject } from 'vitest'
import { SqliteAdapter } from '#app/database/sqlite.server.ts'
import { PrismaClient } from '#prisma/generated/client.ts'

/** A fresh copy of the demo database; returns its address. It goes with the run. */
export function copyDatabase(): string {
  const folder = inject('world')
  const copy = join(folder, `${randomUUID()}.db`)
  copyFileSync(join(folder, 'template.db'), copy)
  return `file:${copy}`
}

/** A client of its own on a database, to look at what was saved and to set a scene. */
export function openDatabase(url: string): PrismaClient {
  return new PrismaClient({ adapter: new SqliteAdapter(url) })
}
