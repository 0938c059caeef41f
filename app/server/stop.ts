import { setTimeout as wait } from 'node:timers/promises'
import { closeDatabase } from '#app/domain/health.server.ts'
import { env } from '#app/env.server.ts'

const TIME_LIMIT_MS = 10_000

type Running = {
  /** Marks the process as stopping: `/readyz` answers 503. */
  announce?: () => void
  /** Finishes open requests; accepts new ones for `delayMs`. */
  drain?: (delayMs: number) => Promise<void>
  /** Finishes the background work. */
  finish: () => Promise<void> | undefined
  /** Saves what is only in memory, after the last response. */
  last?: () => Promise<void>
}

/** Stops the process on SIGTERM or SIGINT: reports that it is stopping, serves for as long as a load balancer needs to
 *  notice, finishes open work for at most ten seconds, checkpoints and closes the database, and exits with 0. An
 *  unfinished job is taken over when its lease expires. */
export function stopGracefully({ announce, drain, finish, last }: Running) {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    announce?.()
    const finished = Promise.all([drain?.(env.drainMs), finish()])
    await Promise.race([finished, wait((drain ? env.drainMs : 0) + TIME_LIMIT_MS)])
    await last?.()
    await closeDatabase()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
