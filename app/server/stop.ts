import { setTimeout as wait } from 'node:timers/promises'
import { closeDatabase } from '#app/domain/health.server.ts'
import { env } from '#app/env.server.ts'

const TIME_LIMIT_MS = 10_000

type Running = {
  /** Says that we are on our way out: `/readyz` answers 503. */
  announce?: () => void
  /** Answers what was sent, for `delayMs` also what is still to come. */
  drain?: (delayMs: number) => Promise<void>
  /** Finishes the work in the background. */
  finish: () => Promise<void> | undefined
  /** Writes down what is known in memory only, once everything is answered. */
  last?: () => Promise<void>
}

/** On SIGTERM or SIGINT: say that we are leaving, go on answering for as long as a balancer needs to notice, finish what
 *  is in flight for at most ten seconds, write the log of the database into it, exit 0. A job that is not finished by
 *  then is taken up when its lease has run out. */
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
