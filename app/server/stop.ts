import type { Server } from 'node:http'
import { closeDatabase } from '#app/domain/health.server.ts'

const TIME_LIMIT_MS = 10_000

type Running = {
  server?: Server
  /** Says that we are on our way out. */
  announce?: () => void
  /** Finishes the work in the background. */
  finish: () => Promise<void> | undefined
}

/** On SIGTERM or SIGINT: accept nothing new, finish what is in flight for at most ten seconds, write the log of the
 *  database into it, exit 0. A job that is not finished by then is taken up when its lease has run out. */
export function stopGracefully({ server, announce, finish }: Running) {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    announce?.()
    const finished = Promise.all([server && close(server), finish()])
    await Promise.race([finished, new Promise(resolve => setTimeout(resolve, TIME_LIMIT_MS))])
    await closeDatabase()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

async function close(server: Server) {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  server.closeIdleConnections()
  // Connections that fall idle while we wait are closed too.
  const sweep = setInterval(() => server.closeIdleConnections(), 200)
  await closed
  clearInterval(sweep)
}
