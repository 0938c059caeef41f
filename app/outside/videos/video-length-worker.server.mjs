// Computes the duration of a video in a separate thread that is discarded afterwards: a single corrupt byte can send
// the library into an endless loop, which ends with the thread. Plain JavaScript, because without a build the thread
// starts from this file.
import { parentPort, workerData } from 'node:worker_threads'
import { EncodedPacketSink, FilePathSource, Input, MP4, UnsupportedInputFormatError, WEBM } from 'mediabunny'

/** Maximum part of a file kept in memory, in bytes. */
const CACHE_BYTES = 2 * 1024 * 1024

const source = new FilePathSource(workerData.path, { maxCacheSize: CACHE_BYTES })
const input = new Input({ formats: [MP4, WEBM], source })
parentPort.postMessage(await measured().catch(() => 'fileBroken'))

async function measured() {
  const format = await input.getFormat().catch(error => {
    if (error instanceof UnsupportedInputFormatError) return null
    throw error
  })
  const track = format && (await input.getPrimaryVideoTrack())
  if (!track) return 'fileType'
  // In a truncated file the last packet is unreadable or too short.
  const last = await new EncodedPacketSink(track).getPacket(Infinity)
  if (!last) return 'fileBroken'
  const seconds = Math.max(await input.computeDuration(), (await input.getDurationFromMetadata()) ?? 0)
  if (last.data.byteLength !== last.byteLength || !Number.isFinite(seconds) || seconds <= 0) return 'fileBroken'
  return { type: format.name === MP4.name ? 'video/mp4' : 'video/webm', seconds }
}
