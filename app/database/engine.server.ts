import { readSecretFiles } from '#app/secret-files.server.ts'

/** The supported engines: SQLite for one machine, PostgreSQL for several processes. */
export type Engine = 'sqlite' | 'postgresql'

/** Returns the engine of a database URL. @throws Error when it begins with neither `file:` nor `postgresql:`. */
export function engineOf(databaseUrl: string): Engine {
  if (/^file:/.test(databaseUrl)) return 'sqlite'
  if (/^postgres(ql)?:/.test(databaseUrl)) return 'postgresql'
  throw new Error('DATABASE_URL begins with file: or postgresql:')
}

/** The engine of this process. It does not change, whatever database is opened. */
export const engine: Engine = engineOf(readSecretFiles(process.env).DATABASE_URL || 'file:')
