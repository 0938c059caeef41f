import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { env } from '#app/env.server.ts'

export type Drawn = { width: number; height: number; pixels: Uint8Array }
type Said = Drawn | { refused: 'encrypted' | 'broken' }

const MEMORY_MB = 128

/** The thread's file is not part of the bundle: it is found from the root of the project, wherever we run from. */
const script = join(rootFrom(import.meta.dirname), 'app', 'outside', 'pictures', 'pdf-preview-worker.server.mjs')

/** Draws the first page of a PDF, `width` pixels wide, as RGBA. `'encrypted'` when it opens only with a password;
 *  `'broken'` when it cannot be drawn within `PREVIEW_MS` and the memory a page may take. It
 *  resolves when the thread has ended: what holds a place in a queue holds it as long as it takes a processor. */
export function drawFirstPage(
  bytes: Uint8Array,
  width: number,
  patienceMs = env.previewMs,
): Promise<Drawn | 'encrypted' | 'broken'> {
  return new Promise(resolve => {
    const worker = new Worker(script, {
      workerData: { bytes, width },
      env: {},
      // Complaints of the library may quote the file: they are discarded.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
    })
    let outcome: Drawn | 'encrypted' | 'broken' = 'broken'
    const timer = setTimeout(() => void worker.terminate(), patienceMs)
    worker.on('message', (said: Said) => {
      outcome = 'refused' in said ? said.refused : said
      void worker.terminate()
    })
    // Out of memory, a fault of the library: the thread ends by itself, and nothing else does.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve(outcome)
    })
  })
}

function rootFrom(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootFrom(dirname(folder))
}
