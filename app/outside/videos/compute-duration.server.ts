import { type Bytes, withBytes } from './bytes.server.ts'
import { mp4Seconds } from './mp4-duration.ts'
import { elementsOf, ids, vintOf } from './webm-elements.ts'
import { webmSeconds } from './webm-duration.ts'

export type VideoType = 'video/mp4' | 'video/webm'

/** What a file is by its first bytes and how long it plays, in seconds, whatever its name and its header say. An error key
 *  when it is no MP4 or WebM (`fileType`), or cannot be followed to its end (`fileBroken`). Only the heads of its parts are
 *  read, never the whole. */
export async function computeDuration(
  path: string,
): Promise<{ type: VideoType; seconds: number } | 'fileType' | 'fileBroken'> {
  return withBytes(path, async bytes => {
    const type = await videoTypeOf(bytes).catch(toldBroken)
    if (!type) return 'fileType'
    if (type === 'fileBroken') return type
    const seconds = await (type === 'video/mp4' ? mp4Seconds(bytes) : webmSeconds(bytes)).catch(toldBroken)
    if (seconds === null) return 'fileType'
    return typeof seconds === 'number' && seconds >= 0 ? { type, seconds } : 'fileBroken'
  })
}

/** Brands of MP4 as browsers play it; QuickTime has its own. */
const brand = /^(?:isom|iso[2-9a-c]|mp4[12]|avc1|dash|M4V |M4VH|MSNV)$/

/** The longest list of brands that is looked at. */
const LONGEST_HEAD = 256

async function videoTypeOf(bytes: Bytes): Promise<VideoType | null> {
  if (bytes.size < 16) return null
  const head = await bytes.read(0, 16)
  if (head.readUInt32BE(0) === ids.ebml) return (await docTypeOf(bytes)) === 'webm' ? 'video/webm' : null
  if (head.toString('latin1', 4, 8) !== 'ftyp') return null
  const words = await bytes.read(8, Math.min(head.readUInt32BE(0), LONGEST_HEAD, bytes.size) - 8)
  const names = (words.toString('latin1').match(/.{4}/gs) ?? []).filter((_, at) => at !== 1)
  return names[0] !== 'qt  ' && names.some(name => brand.test(name)) ? 'video/mp4' : null
}

/** The kind of document the head of an EBML file names. */
async function docTypeOf(bytes: Bytes): Promise<string | null> {
  for await (const { id, from, to } of elementsOf(bytes)) {
    if (id !== ids.ebml) return null
    const head = await bytes.read(from, Math.min(LONGEST_HEAD, to - from))
    const at = head.indexOf(Buffer.from([ids.docType >> 8, ids.docType & 0xff]))
    if (at < 0) return null
    const { value, length } = vintOf(head.subarray(at + 2))
    return head.toString('latin1', at + 2 + length, at + 2 + length + value)
  }
  return null
}

/** A file that is not what it should be is no fault of ours. */
function toldBroken(error: unknown): 'fileBroken' {
  if (error instanceof RangeError) return 'fileBroken'
  throw error
}
