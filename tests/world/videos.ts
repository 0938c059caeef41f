import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

// Videos as a browser records them, of frames nobody can look at: for how long they play that is enough.

type Video = {
  seconds: number
  /** What its head says, where that is something else. */
  told?: number
  /** Bytes of a frame. */
  weight?: number
  /** Without pictures. */
  soundOnly?: boolean
}

/** Two frames a second, the last one as long as what is left. */
const STEP = 0.5

export async function mp4(video: Video): Promise<Buffer> {
  return told(await written(new Mp4OutputFormat({ fastStart: 'in-memory' }), video), video.told)
}

/** As a recording is sent while it is made: without a length in its head. */
export async function fragmentedMp4(video: Video): Promise<Buffer> {
  return written(new Mp4OutputFormat({ fastStart: 'fragmented' }), video)
}

export async function webm(video: Video): Promise<Buffer> {
  return told(await written(new WebMOutputFormat(), video), video.told)
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

/** The same file with another length in its head. */
function told(bytes: Buffer, seconds: number | undefined): Buffer {
  if (seconds === undefined) return bytes
  // The duration of a WebM: an element of eight bytes, in milliseconds.
  const duration = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]))
  if (duration >= 0 && bytes.readUInt32BE(0) === 0x1a45dfa3) bytes.writeDoubleBE(seconds * 1000, duration + 3)
  // The movie and its media tell their units a second, then how many of them there are.
  for (const name of ['mvhd', 'mdhd']) {
    const at = bytes.indexOf(name, 0, 'latin1')
    if (at >= 0) bytes.writeUInt32BE(seconds * bytes.readUInt32BE(at + 16), at + 20)
  }
  const track = bytes.indexOf('tkhd', 0, 'latin1')
  if (track >= 0) bytes.writeUInt32BE(seconds * bytes.readUInt32BE(bytes.indexOf('mvhd', 0, 'latin1') + 16), track + 24)
  return bytes
}
