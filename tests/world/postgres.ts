import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { it } from 'vitest'
import { findPostgres } from './cluster.mjs'

/** The server of `npm run test:postgres`; without it the tests work on SQLite. */
export const postgresUrl = process.env.TEST_POSTGRES_URL ?? null

/** A test of what only SQLite has: its file, its catalogue of tables, its plans. */
export const onSqlite = it.skipIf(postgresUrl !== null)

/** The address of a database on that server. */
export function urlOf(name: string): string {
  const url = new URL(postgresUrl!)
  url.pathname = `/${name}`
  return String(url)
}

/** A database on that server, a copy of the world or of another one; returns its address. */
export function makePostgres(name: string, from = 'template1'): string {
  const url = new URL(postgresUrl!)
  const place = ['-h', url.searchParams.get('host') ?? url.hostname, '-U', url.username]
  execFileSync(join(findPostgres()!, 'createdb'), [...place, '-T', from, name], { stdio: 'pipe' })
  return urlOf(name)
}
