import { env } from '#app/env.server.ts'
import { runInWorker } from '../threads.server.ts'

export type VideoType = 'video/mp4' | 'video/webm'
type Result = { type: VideoType; seconds: number } | 'fileType' | 'fileBroken'

const SCRIPT = 'app/outside/videos/video-length-worker.server.mjs'
const MEMORY_MB = 128

/** Detects the type of a video by its first bytes and its duration in seconds: the end of its last packet, or the
 *  duration in its header if that is longer; a shorter one is ignored. Returns an error key when it is not an MP4 or
 *  WebM with pictures (`fileType`), or cannot be read to its end within `PREVIEW_MS` (`fileBroken`). Does not load the
 *  whole file. */
export async function computeDuration(path: string, patienceMs = env.previewMs): Promise<Result> {
  return (await runInWorker<Result>(SCRIPT, { path }, { patienceMs, memoryMb: MEMORY_MB })) ?? 'fileBroken'
}
