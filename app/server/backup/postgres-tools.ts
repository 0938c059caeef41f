import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StoreFault } from './store.ts'

/** Returns the connection settings of a PostgreSQL program as environment variables, because every user of the machine
 *  can see command-line arguments. */
function environmentOf(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl)
  const settings = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
    // Error messages are in English whatever the locale of the machine.
    LC_MESSAGES: 'C',
  }
  const given = Object.entries(settings).filter(([, value]) => value !== '')
  return { ...bare(), HOME: process.env.HOME, ...Object.fromEntries(given) }
}

function bare(): NodeJS.ProcessEnv {
  return { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH }
}

type Program = 'pg_dump' | 'pg_restore'

/** Runs a program and yields its output. The stream ends with an error when the program fails. */
export async function* runReading(program: Program, words: string[], databaseUrl: string): AsyncGenerator<Buffer> {
  const { child, ended } = start(program, words, databaseUrl)
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer
    await ended
  } finally {
    child.kill()
  }
}

/** Runs a program that reads `input`; its output is discarded. `databaseUrl` is null for a program that needs no
 *  database. */
export async function runWriting(
  program: Program,
  words: string[],
  { input, databaseUrl }: { input: AsyncIterable<Buffer>; databaseUrl: string | null },
): Promise<void> {
  const { child, ended } = start(program, words, databaseUrl)
  child.stdout.resume()
  // A fault of the store is reported as such. When the program exits early, its own error is reported and not the
  // broken pipe.
  const fed = pipeline(Readable.from(input), child.stdin).then(
    () => null,
    (error: unknown) => {
      child.kill()
      return error instanceof StoreFault ? error : null
    },
  )
  const failed = await ended.then(
    () => null,
    (error: unknown) => error as Error,
  )
  const fault = (await fed) ?? failed
  if (fault) throw fault
}

function start(program: Program, words: string[], databaseUrl: string | null) {
  const env = databaseUrl === null ? bare() : environmentOf(databaseUrl)
  const child = spawn(program, words, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2000)))
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new StoreFault(`${program} is not there: install the client of PostgreSQL (apt install postgresql-client).`)
          : error,
      ),
    )
    child.once('close', code => {
      if (code === 0) resolve()
      else reject(new StoreFault(`${program} failed: ${complaint.trim()}`))
    })
  })
  // Avoids an unhandled rejection when the reader stops early and does not await `ended`.
  ended.catch(() => undefined)
  return { child, ended }
}
