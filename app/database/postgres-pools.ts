import type { PoolConfig } from 'pg'

/** How long somebody waits for a connection, and for the server to take one on. */
const PATIENCE_MS = 10_000
/** A transaction whose process hangs holds its locks no longer than this. The client gives its own up after as long. */
const IDLE_IN_TRANSACTION_MS = 60_000

/** How a pool of connections to PostgreSQL is opened. */
export function poolOf(url: string, max: number): PoolConfig {
  return {
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  }
}

/** The connections of a process: those that read beside transactions have a pool of their own, so that a transaction never
 *  waits for one that waits for it. */
export function shareOut(connections: number): { writing: number; reading: number } {
  const reading = Math.max(1, Math.floor(connections / 3))
  return { writing: Math.max(1, connections - reading), reading }
}
