import { execFileSync } from 'node:child_process'

/** The server of `npm run test:postgres`; without it the tests work on SQLite. */
export const postgresUrl = process.env.TEST_POSTGRES_URL ?? null

/** The address of a database on that server. */
export function urlOf(name: string): string {
  const url = new URL(postgresUrl!)
  url.pathname = `/${name}`
  return String(url)
}

/** A copy of another database of that server. */
export function copyPostgres(from: string, name: string) {
  const url = new URL(postgresUrl!)
  const place = ['-h', url.searchParams.get('host') ?? url.hostname, '-U', url.username]
  execFileSync('createdb', [...place, '--strategy=file_copy', '-T', from, name], { stdio: 'pipe' })
}
