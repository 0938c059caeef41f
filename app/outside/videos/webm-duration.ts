import type { Bytes } from './bytes.server.ts'
import { elementsOf, ids, numberOf, realOf, vintOf } from './webm-elements.ts'

type Track = { number: number; isVideo: boolean; frameNs: number }
type Film = {
  scaleNs: number
  header: number
  tracks: Track[]
  /** Where the cluster begins, and the block that waits for its duration. */
  cluster: number
  block: { starts: number; track: number; frames: number } | null
  /** The end of what was read so far, in units of the scale, and how many frames of video. */
  end: number
  videoBlocks: number
}

/** How long a WebM plays, in seconds: up to the end of its last block, or as its header tells, whichever is more. Null when it
 *  has no block of a video track. RFC 8794 and RFC 9559.
 *  @throws RangeError when its elements do not fit into the file. */
export async function webmSeconds(bytes: Bytes): Promise<number | null> {
  const film: Film = { scaleNs: 1_000_000, header: 0, tracks: [], cluster: 0, block: null, end: 0, videoBlocks: 0 }
  for await (const { id, from, to } of elementsOf(bytes)) {
    if (id === ids.cluster || id === ids.simpleBlock || id === ids.blockGroup) endBlock(film)
    switch (id) {
      case ids.timestampScale:
        film.scaleNs = numberOf(await bytes.read(from, to - from))
        break
      case ids.duration:
        film.header = realOf(await bytes.read(from, to - from))
        break
      case ids.trackEntry:
        film.tracks.push({ number: 0, isVideo: false, frameNs: 0 })
        break
      case ids.trackNumber:
      case ids.trackType:
      case ids.defaultDuration:
        tell(film.tracks.at(-1), id, numberOf(await bytes.read(from, to - from)))
        break
      case ids.timestamp:
        film.cluster = numberOf(await bytes.read(from, to - from))
        break
      case ids.simpleBlock:
      case ids.block:
        film.block = await blockAt(bytes, from, to, film.cluster)
        break
      case ids.blockDuration:
        if (film.block) film.end = Math.max(film.end, film.block.starts + numberOf(await bytes.read(from, to - from)))
        break
    }
  }
  endBlock(film)
  if (film.videoBlocks === 0) return null
  return (Math.max(film.header, film.end) * film.scaleNs) / 1_000_000_000
}

function tell(track: Track | undefined, id: number, value: number) {
  if (!track) throw new RangeError('A track’s number stands outside of any track')
  if (id === ids.trackNumber) track.number = value
  else if (id === ids.trackType) track.isVideo = value === 1
  else track.frameNs = value
}

/** A block lasts as long as its frames do, where their track tells how long one is. */
function endBlock(film: Film) {
  if (!film.block) return
  const { starts, track: number, frames } = film.block
  const track = film.tracks.find(one => one.number === number)
  if (track?.isVideo) film.videoBlocks += 1
  const lasts = film.scaleNs > 0 ? (frames * (track?.frameNs ?? 0)) / film.scaleNs : 0
  film.end = Math.max(film.end, starts + lasts)
  film.block = null
}

/** The head of a block: its track, its place after its cluster's, and how many frames are laced in it. */
async function blockAt(bytes: Bytes, from: number, to: number, cluster: number) {
  const head = await bytes.read(from, Math.min(12, to - from))
  const { value: track, length } = vintOf(head)
  const starts = cluster + head.readInt16BE(length)
  const isLaced = (head.readUInt8(length + 2) & 0x06) !== 0
  return { starts, track, frames: isLaced ? head.readUInt8(length + 3) + 1 : 1 }
}
