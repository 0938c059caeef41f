import type { PoolConfig } from 'pg'

/** Maximum wait for a connection of the pool, and for connecting to the server. */
const PATIENCE_MS = 10_000
/** A transaction of a hanging process holds its locks no longer than this, in milliseconds. The client's own time limit
 *  is as long. */
const IDLE_IN_TRANSACTION_MS = 60_000

/** Returns the settings of a connection pool. */
export function poolOf(url: string, max: number): PoolConfig {
  return {
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  }
}

/** Divides the connections of a process. Reads beside transactions have a separate pool, so that a transaction never
 *  waits for a connection that waits for it. */
export function splitConnections(connections: number): { writing: number; reading: number } {
  const reading = Math.max(1, Math.floor(connections / 3))
  return { writing: Math.max(1, connections - reading), reading }
}
