import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { it } from 'vitest'
import { findPostgres } from './cluster.mjs'

/** URL of the server started by `npm run test:postgres`; without it the tests use SQLite. */
export const postgresUrl = process.env.TEST_POSTGRES_URL ?? null

/** A test of features that only SQLite has: its file, its catalogue of tables, its query plans. */
export const onSqlite = it.skipIf(postgresUrl !== null)

/** Returns the URL of a database on that server. */
export function urlOf(name: string): string {
  const url = new URL(postgresUrl!)
  url.pathname = `/${name}`
  return String(url)
}

/** Creates a database on that server as a copy of another one. Returns its URL. */
export function makePostgres(name: string, from = 'template1'): string {
  const url = new URL(postgresUrl!)
  const place = ['-h', url.searchParams.get('host') ?? url.hostname, '-U', url.username]
  execFileSync(join(findPostgres()!, 'createdb'), [...place, '-T', from, name], { stdio: 'pipe' })
  return urlOf(name)
}
