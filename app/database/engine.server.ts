import { readSecretFiles } from '#app/secret-files.server.ts'

/** The engines the product runs on: one machine and a file, or several processes and a server. */
export type Engine = 'sqlite' | 'postgresql'

/** The engine an address of a database means. @throws when it is neither `file:` nor `postgresql:`. */
export function engineOf(databaseUrl: string): Engine {
  if (/^file:/.test(databaseUrl)) return 'sqlite'
  if (/^postgres(ql)?:/.test(databaseUrl)) return 'postgresql'
  throw new Error('DATABASE_URL begins with file: or postgresql:')
}

/** The engine of this process, which stays whatever database is opened. */
export const engine: Engine = engineOf(readSecretFiles(process.env).DATABASE_URL || 'file:')
