import { env } from '#app/env.server.ts'
import { askThread } from '../threads.server.ts'

export type VideoType = 'video/mp4' | 'video/webm'
type Said = { type: VideoType; seconds: number } | 'fileType' | 'fileBroken'

const SCRIPT = 'app/outside/videos/video-length-worker.server.mjs'
const MEMORY_MB = 128

/** What a file is by its first bytes and how long it plays, in seconds: to the end of its last packet, or as long as its head
 *  tells where that is more; a head alone is not believed. An error key when it is no MP4 or WebM with pictures (`fileType`),
 *  or cannot be followed to its end within `PREVIEW_MS` (`fileBroken`). The file is never read whole. */
export async function computeDuration(path: string, patienceMs = env.previewMs): Promise<Said> {
  return (await askThread<Said>(SCRIPT, { path }, { patienceMs, memoryMb: MEMORY_MB })) ?? 'fileBroken'
}
