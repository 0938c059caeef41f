import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

// Videos in the format of browser recordings. Their frames cannot be decoded, which is sufficient for testing
// durations.

type Video = {
  seconds: number
  /** Duration in the header, where it differs. */
  headerSeconds?: number
  /** Bytes per frame. */
  weight?: number
  /** Without a video track. */
  soundOnly?: boolean
}

/** Duration of a frame in seconds; the last one takes what remains. */
const STEP = 0.5

export async function mp4(video: Video): Promise<Buffer> {
  return withHeaderSeconds(await written(new Mp4OutputFormat({ fastStart: 'in-memory' }), video), video.headerSeconds)
}

/** As streamed during recording: without a duration in the header. */
export async function fragmentedMp4(video: Video): Promise<Buffer> {
  return written(new Mp4OutputFormat({ fastStart: 'fragmented' }), video)
}

export async function webm(video: Video): Promise<Buffer> {
  return withHeaderSeconds(await written(new WebMOutputFormat(), video), video.headerSeconds)
}

async function written(
  format: Mp4OutputFormat | WebMOutputFormat,
  { seconds, weight = 100, soundOnly = false }: Video,
) {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const video = new EncodedVideoPacketSource('vp9')
  const audio = new EncodedAudioPacketSource('opus')
  if (soundOnly) output.addAudioTrack(audio)
  else output.addVideoTrack(video)
  await output.start()
  for (let at = 0; at < seconds; at += STEP) {
    const packet = new EncodedPacket(new Uint8Array(weight), 'key', at, Math.min(STEP, seconds - at))
    if (soundOnly)
      await audio.add(packet, { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 } })
    else await video.add(packet, { decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 64 } })
  }
  await output.finalize()
  return Buffer.from(target.buffer!)
}

/** Replaces the duration in the header. */
function withHeaderSeconds(bytes: Buffer, seconds: number | undefined): Buffer {
  if (seconds === undefined) return bytes
  // The duration of a WebM: an element of eight bytes, in milliseconds.
  const duration = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]))
  if (duration >= 0 && bytes.readUInt32BE(0) === 0x1a45dfa3) bytes.writeDoubleBE(seconds * 1000, duration + 3)
  // The movie and media headers contain units per second, followed by the number of units.
  for (const name of ['mvhd', 'mdhd']) {
    const at = bytes.indexOf(name, 0, 'latin1')
    if (at >= 0) bytes.writeUInt32BE(seconds * bytes.readUInt32BE(at + 16), at + 20)
  }
  const track = bytes.indexOf('tkhd', 0, 'latin1')
  if (track >= 0) bytes.writeUInt32BE(seconds * bytes.readUInt32BE(bytes.indexOf('mvhd', 0, 'latin1') + 16), track + 24)
  return bytes
}
