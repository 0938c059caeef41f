import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

const root = rootFrom(import.meta.dirname)

type Limits = { patienceMs: number; memoryMb: number }

/** What a thread of its own says of hostile bytes: its first message, or null when it said nothing within `patienceMs` and its
 *  memory. `script` is a path from the root of the project. It resolves when the thread has ended: what holds a place in a queue
 *  holds it as long as it takes a processor. */
export function askThread<Said>(script: string, workerData: unknown, { patienceMs, memoryMb }: Limits) {
  return new Promise<Said | null>(resolve => {
    const worker = new Worker(placeOf(script), {
      workerData,
      env: {},
      // Complaints of the library may quote the file: they are discarded.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    })
    let said: Said | null = null
    const timer = setTimeout(() => void worker.terminate(), patienceMs)
    worker.on('message', (message: Said) => {
      said = message
      void worker.terminate()
    })
    // Out of memory, a fault of the library: the thread ends by itself, and nothing else does.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve(said)
    })
  })
}

/** A thread starts from a file: beside the bundle, or where the sources have it. */
function placeOf(script: string): string {
  const built = join(import.meta.dirname, `${basename(script, '.server.mjs')}.js`)
  return existsSync(built) ? built : join(root, script)
}

function rootFrom(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootFrom(dirname(folder))
}
