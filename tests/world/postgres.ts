import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { findPostgres } from './cluster.mjs'

/** The server of `npm run test:postgres`; without it the tests work on SQLite. */
export const postgresUrl = process.env.TEST_POSTGRES_URL ?? null

/** A copy of the world on that server, with nothing in common with it afterwards; returns its address. */
export function copyPostgres(name: string): string {
  const url = new URL(postgresUrl!)
  const place = ['-h', url.searchParams.get('host') ?? url.hostname, '-U', url.username]
  execFileSync(join(findPostgres()!, 'createdb'), [...place, '-T', 'template', name], { stdio: 'pipe' })
  url.pathname = `/${name}`
  return String(url)
}
