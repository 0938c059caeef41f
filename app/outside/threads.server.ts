import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

const root = rootFrom(import.meta.dirname)

type Limits = { patienceMs: number; memoryMb: number }

/** Runs a script on untrusted bytes in a separate thread. Returns its first message, or null when it sent none within
 *  `patienceMs` and the memory limit. `script` is a path from the project root. Resolves only when the thread has
 *  ended, so that its place in a queue is held while it uses a processor. */
export function runInWorker<Result>(script: string, workerData: unknown, { patienceMs, memoryMb }: Limits) {
  return new Promise<Result | null>(resolve => {
    const worker = new Worker(placeOf(script), {
      workerData,
      env: {},
      // Output of the library is discarded, because it may quote the file.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    })
    let result: Result | null = null
    const timer = setTimeout(() => void worker.terminate(), patienceMs)
    worker.on('message', (message: Result) => {
      result = message
      void worker.terminate()
    })
    // Out of memory or a fault of the library ends only the thread.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve(result)
    })
  })
}

/** Returns the script's file: beside the bundle in a build, otherwise in the sources. */
function placeOf(script: string): string {
  const built = join(import.meta.dirname, `${basename(script, '.server.mjs')}.js`)
  return existsSync(built) ? built : join(root, script)
}

function rootFrom(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootFrom(dirname(folder))
}
