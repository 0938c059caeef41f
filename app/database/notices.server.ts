import { setTimeout as wait } from 'node:timers/promises'
import { env } from '#app/env.server.ts'
import type { Db } from './client.server.ts'
import { engine } from './engine.server.ts'

/** What processes tell one another through the database: that there is work. */
type Notice = 'jobs'

/** How long it is until a connection that broke is tried again. */
const RETRY_MS = 1_000
const CONNECTING_MS = 5_000

/** Tells every process that listens, as soon as the caller's transaction has ended, and nobody when it is taken back.
 *  SQLite carries no notices. */
export async function notify(notice: Notice, client: Db): Promise<void> {
  if (engine === 'postgresql') await client.$executeRaw`SELECT pg_notify(${notice}, '')`
}

/** Calls `heard` when a process has told. It is called too when the connection has come back, because what was told
 *  meanwhile is lost. Listening has a connection of its own, and needs no database to begin. */
export function listen(notice: Notice, heard: () => void): { stop: () => Promise<void> } {
  if (engine === 'sqlite') return { stop: () => Promise.resolve() }
  const stopping = new AbortController()
  const listened = keepListening(notice, heard, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return listened
    },
  }
}

async function keepListening(notice: Notice, heard: () => void, signal: AbortSignal): Promise<void> {
  const { default: pg } = await import('pg')
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: env.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTING_MS,
    })
    const ended = new Promise<void>(resolve => client.once('end', () => resolve()))
    const end = () => client.end().catch(() => undefined)
    // It says so by ending too.
    client.on('error', () => undefined)
    client.on('notification', heard)
    const over = new AbortController()
    signal.addEventListener('abort', () => void end(), { signal: over.signal })
    try {
      await client.connect()
      await client.query(`LISTEN "${notice}"`)
      heard()
      await ended
    } catch {
      await end()
    } finally {
      over.abort()
    }
    await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
