import { startWorker } from '#app/background/worker.server.ts'
import { env } from '#app/env.server.ts'

/** Starts the background worker, unless another process runs it. */
export function startBackground() {
  return env.worker === 'off' ? null : startWorker(complaint => console.error(complaint))
}
