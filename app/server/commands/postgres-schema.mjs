// Derives the Prisma schema for PostgreSQL from the one for SQLite: one source, two clients.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './preparation.mjs'

/** Writes the schema for PostgreSQL and returns its folder. */
export function writePostgresSchema() {
  const folder = join(root, 'var', 'postgres-schema')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const from = join(root, 'prisma', 'schema')
  for (const file of readdirSync(from)) {
    const text = readFileSync(join(from, file), 'utf8')
    writeFileSync(join(folder, file), text.replace('provider = "sqlite"', 'provider = "postgresql"'))
  }
  return folder
}
