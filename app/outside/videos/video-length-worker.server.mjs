// Reads how long a video is in a thread of its own, which is thrown away afterwards: a single spoiled byte can send the
// library into a loop without end, and that ends with the thread. Plain JavaScript, because without a build the thread starts
// from this very file.
import { parentPort, workerData } from 'node:worker_threads'
import { EncodedPacketSink, FilePathSource, Input, MP4, UnsupportedInputFormatError, WEBM } from 'mediabunny'

/** What is kept of a file at once. */
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
  // Of a file that was cut the last packet cannot be read, or has too few bytes.
  const last = await new EncodedPacketSink(track).getPacket(Infinity)
  if (!last) return 'fileBroken'
  const seconds = Math.max(await input.computeDuration(), (await input.getDurationFromMetadata()) ?? 0)
  if (last.data.byteLength !== last.byteLength || !Number.isFinite(seconds) || seconds <= 0) return 'fileBroken'
  return { type: format.name === MP4.name ? 'video/mp4' : 'video/webm', seconds }
}
