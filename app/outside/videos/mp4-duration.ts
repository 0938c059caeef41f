import type { Bytes } from './bytes.server.ts'
import { type Box, boxesOf } from './mp4-boxes.ts'

const entered = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex', 'moof', 'traf'])

type Track = { id: number; timescale: number; isVideo: boolean; ticks: number; edits: number }
type Fragment = { id: number; from: number | null; ticks: number; undated: number; usual: number | null }
type Movie = { timescale: number; ticks: number; tracks: Track[]; usual: Map<number, number>; fragments: Fragment[] }

/** How long an MP4 plays, in seconds: as long as its longest track, by the durations of its samples (`stts`, and `trun`
 *  where it is in fragments), its edits, or its header, whichever is most. A header alone is believed nothing.
 *  Null when it has no video track with samples. ISO/IEC 14496-12.
 *  @throws RangeError when its boxes do not fit in one another. */
export async function mp4Seconds(bytes: Bytes): Promise<number | null> {
  const movie: Movie = { timescale: 0, ticks: 0, tracks: [], usual: new Map(), fragments: [] }
  for await (const box of boxesOf(bytes, entered)) await readers[box.name]?.(movie, box, bytes)
  for (const fragment of movie.fragments) addFragment(movie, fragment)
  if (!movie.tracks.some(({ isVideo, ticks }) => isVideo && ticks > 0)) return null
  const header = secondsOf(movie.ticks, movie.timescale)
  const lengths = movie.tracks.flatMap(({ ticks, timescale, edits }) => [
    ticks === 0 ? 0 : secondsOf(ticks, timescale),
    edits === 0 ? 0 : secondsOf(edits, movie.timescale),
  ])
  return Math.max(header, ...lengths)
}

type Reader = (movie: Movie, box: Box, bytes: Bytes) => Promise<void> | void

const readers: Record<string, Reader> = {
  trak: movie => void movie.tracks.push({ id: 0, timescale: 0, isVideo: false, ticks: 0, edits: 0 }),
  traf: movie => void movie.fragments.push({ id: 0, from: null, ticks: 0, undated: 0, usual: null }),

  async mvhd(movie, box, bytes) {
    const { timescale, ticks } = await timesOf(box, bytes)
    Object.assign(movie, { timescale, ticks })
  },
  async tkhd(movie, box, bytes) {
    const { wide, read } = await versionOf(box, bytes)
    trackOf(movie).id = (await read(wide ? 20 : 12, 4)).readUInt32BE(0)
  },
  async mdhd(movie, box, bytes) {
    trackOf(movie).timescale = (await timesOf(box, bytes)).timescale
  },
  async hdlr(movie, box, bytes) {
    // A handler of metadata may stand outside of any track.
    if (movie.tracks.length === 0) return
    const { read } = await versionOf(box, bytes)
    if ((await read(8, 4)).toString('latin1') === 'vide') trackOf(movie).isVideo = true
  },
  /** Samples and how long each of them lasts: pairs of a count and a duration. */
  async stts(movie, box, bytes) {
    const { read } = await versionOf(box, bytes)
    const count = (await read(4, 4)).readUInt32BE(0)
    const table = await read(8, count * 8)
    for (let at = 0; at < table.byteLength; at += 8)
      trackOf(movie).ticks += table.readUInt32BE(at) * table.readUInt32BE(at + 4)
  },
  /** What of a track is played, and how long: a part may be played twice, or stand still. */
  async elst(movie, box, bytes) {
    const { wide, read } = await versionOf(box, bytes)
    const count = (await read(4, 4)).readUInt32BE(0)
    const step = wide ? 20 : 12
    const table = await read(8, count * step)
    for (let at = 0; at < table.byteLength; at += step)
      trackOf(movie).edits += wide ? Number(table.readBigUInt64BE(at)) : table.readUInt32BE(at)
  },
  async trex(movie, box, bytes) {
    const { read } = await versionOf(box, bytes)
    const usual = await read(4, 12)
    movie.usual.set(usual.readUInt32BE(0), usual.readUInt32BE(8))
  },
  async tfhd(movie, box, bytes) {
    const { flags, read } = await versionOf(box, bytes)
    const fragment = fragmentOf(movie)
    fragment.id = (await read(4, 4)).readUInt32BE(0)
    const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
    if (flags & 8) fragment.usual = (await read(at, 4)).readUInt32BE(0)
  },
  async tfdt(movie, box, bytes) {
    const { wide, read } = await versionOf(box, bytes)
    fragmentOf(movie).from = wide ? Number((await read(4, 8)).readBigUInt64BE(0)) : (await read(4, 4)).readUInt32BE(0)
  },
  /** A run of samples; each may bring its duration along, or last as usual. */
  async trun(movie, box, bytes) {
    const { flags, read } = await versionOf(box, bytes)
    const fragment = fragmentOf(movie)
    const count = (await read(4, 4)).readUInt32BE(0)
    if (!(flags & 0x100)) {
      fragment.undated += count
      return
    }
    const step = 4 * [0x100, 0x200, 0x400, 0x800].filter(flag => flags & flag).length
    const table = await read(8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0), count * step)
    for (let at = 0; at < table.byteLength; at += step) fragment.ticks += table.readUInt32BE(at)
  },
}

function addFragment(movie: Movie, { id, from, ticks, undated, usual }: Fragment) {
  const track = movie.tracks.find(one => one.id === id)
  if (!track) return
  const lasts = ticks + undated * (usual ?? movie.usual.get(id) ?? 0)
  track.ticks = Math.max(track.ticks + lasts, (from ?? 0) + lasts)
}

/** A box with a version and flags; `read` is from its content's begin on and stays inside. */
async function versionOf({ from, to }: Box, bytes: Bytes) {
  const read = (at: number, length: number) => {
    if (from + at + length > to) throw new RangeError('A box is shorter than what it holds')
    return bytes.read(from + at, length)
  }
  const head = await read(0, 4)
  return { wide: head.readUInt8(0) === 1, flags: head.readUIntBE(1, 3), read }
}

/** Units a second and how many of them; a duration that is not known (all bits set) is none. */
async function timesOf(box: Box, bytes: Bytes) {
  const { wide, read } = await versionOf(box, bytes)
  const times = await read(wide ? 20 : 12, wide ? 12 : 8)
  const ticks = wide ? times.readBigUInt64BE(4) : BigInt(times.readUInt32BE(4))
  const unknown = ticks === (wide ? 0xffff_ffff_ffff_ffffn : 0xffff_ffffn)
  return { timescale: times.readUInt32BE(0), ticks: unknown ? 0 : Number(ticks) }
}

/** A box that belongs into a track or a fragment stands outside of any. */
function trackOf({ tracks }: Movie): Track {
  const track = tracks.at(-1)
  if (!track) throw new RangeError('A table stands outside of any track')
  return track
}

function fragmentOf({ fragments }: Movie): Fragment {
  const fragment = fragments.at(-1)
  if (!fragment) throw new RangeError('A run stands outside of any fragment')
  return fragment
}

function secondsOf(ticks: number, timescale: number): number {
  return ticks === 0 ? 0 : timescale > 0 ? ticks / timescale : Number.POSITIVE_INFINITY
}
