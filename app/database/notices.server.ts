import { setTimeout as wait } from 'node:timers/promises'
import { env } from '#app/env.server.ts'
import type { Db } from './client.server.ts'
import { engine } from './engine.server.ts'

/** Notifications between processes through the database: a new job. */
type Notice = 'jobs'

/** Delay before reconnecting. */
const RETRY_MS = 1_000
const CONNECTING_MS = 5_000

/** Notifies all listening processes when the caller's transaction commits; a rollback sends nothing. Does nothing on
 *  SQLite. */
export async function notify(notice: Notice, client: Db): Promise<void> {
  if (engine === 'postgresql') await client.$executeRaw`SELECT pg_notify(${notice}, '')`
}

/** Calls `heard` on every notification, and after every reconnect, because notifications are lost meanwhile. Uses its
 *  own connection and also starts while the database is unreachable. */
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
    // An error also ends the connection, which is handled below.
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
