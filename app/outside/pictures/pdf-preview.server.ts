import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

export type Drawn = { width: number; height: number; pixels: Uint8Array }
type Said = Drawn | { refused: 'encrypted' | 'broken' }

const TIME_LIMIT_MS = 10_000
const MEMORY_MB = 128

/** The thread's file is not part of the bundle: it is found from the root of the project, wherever we run from. */
const script = join(rootFrom(import.meta.dirname), 'app', 'outside', 'pictures', 'pdf-preview-worker.server.mjs')

/** Draws the first page of a PDF, `width` pixels wide, as RGBA. `'encrypted'` when it opens only with a password;
 *  `'broken'` when it cannot be drawn within ten seconds and the memory a page may take. */
export function drawFirstPage(
  bytes: Uint8Array,
  width: number,
  patienceMs = TIME_LIMIT_MS,
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
    const timer = setTimeout(() => end('broken'), patienceMs)
    const end = (outcome: Drawn | 'encrypted' | 'broken') => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(outcome)
    }
    worker.on('message', (said: Said) => end('refused' in said ? said.refused : said))
    // Out of memory, a fault of the library: nothing anybody else notices.
    worker.on('error', () => end('broken'))
    worker.on('exit', () => end('broken'))
  })
}

function rootFrom(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootFrom(dirname(folder))
}
