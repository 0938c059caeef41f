import { env } from '#app/env.server.ts'
import { runInWorker } from '../threads.server.ts'

export type Drawn = { width: number; height: number; pixels: Uint8Array }
type Result = Drawn | { refused: 'encrypted' | 'broken' }

const SCRIPT = 'app/outside/pictures/pdf-preview-worker.server.mjs'
const MEMORY_MB = 128

/** Draws the first page of a PDF, `width` pixels wide, as RGBA. Returns `'encrypted'` when it needs a password, and
 *  `'broken'` when it cannot be drawn within `PREVIEW_MS` and the memory limit. */
export async function drawFirstPage(
  bytes: Uint8Array,
  width: number,
  patienceMs = env.previewMs,
): Promise<Drawn | 'encrypted' | 'broken'> {
  const result = await runInWorker<Result>(SCRIPT, { bytes, width }, { patienceMs, memoryMb: MEMORY_MB })
  if (!result) return 'broken'
  return 'refused' in result ? result.refused : result
}
