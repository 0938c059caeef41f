import type { Bytes } from './bytes.server.ts'

/** An element of EBML: its id, and where its content begins and ends. */
export type Element = { id: number; from: number; to: number }

/** The elements of Matroska that are looked at (RFC 9559). */
export const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  defaultDuration: 0x23e383,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
} as const

/** Elements whose content is elements. Their own size is not needed, and of a recording as it is made not known: what
 *  follows is read one after another, so that nothing a player would find is passed over. */
const entered = new Set<number>([...[ids.segment, ids.info, ids.tracks, ids.trackEntry, ids.cluster, ids.blockGroup]])

/** A short video has some thousands; a file with more is made to keep us busy. */
const MOST_ELEMENTS = 50_000

/** Walks through the elements of a file. Only their heads are read.
 *  @throws RangeError when one is larger than the file, there are too many, or a second file follows the first. */
export async function* elementsOf(bytes: Bytes): AsyncGenerator<Element> {
  let at = 0
  for (let count = 0; at < bytes.size; count += 1) {
    if (count >= MOST_ELEMENTS) throw new RangeError('There are too many elements')
    const head = await bytes.read(at, Math.min(12, bytes.size - at))
    const idLength = lengthOf(head)
    if (idLength > 4 || idLength >= head.byteLength) throw new RangeError('This is no element')
    const id = head.readUIntBE(0, idLength)
    if (count > 0 && id === ids.ebml) throw new RangeError('A second file follows the first')
    const { value, length, unknown } = vintOf(head.subarray(idLength))
    const from = at + idLength + length
    const enter = entered.has(id)
    const to = enter ? from : from + value
    if (!enter && (unknown || to > bytes.size)) throw new RangeError('An element is larger than the file')
    yield { id, from, to }
    at = to
  }
}

/** A number whose first byte tells its length, up to eight bytes. All bits set: not known.
 *  @throws RangeError when there is none. */
export function vintOf(bytes: Buffer): { value: number; length: number; unknown: boolean } {
  const length = lengthOf(bytes)
  if (length > 8 || length > bytes.byteLength) throw new RangeError('This is no number')
  let value = bytes.readUInt8(0) & (0xff >> length)
  let unknown = value === 0xff >> length
  for (let at = 1; at < length; at += 1) {
    value = value * 256 + bytes.readUInt8(at)
    unknown &&= bytes.readUInt8(at) === 0xff
  }
  return { value, length, unknown }
}

/** One more than the zero bits before the first set one. */
function lengthOf(bytes: Buffer): number {
  return Math.clz32(bytes.readUInt8(0)) - 23
}

/** A whole number of up to eight bytes.
 *  @throws RangeError when it is longer. */
export function numberOf(bytes: Buffer): number {
  if (bytes.byteLength > 8) throw new RangeError('This is no whole number')
  return bytes.reduce((value, byte) => value * 256 + byte, 0)
}

/** A number with a fraction, of four or eight bytes.
 *  @throws RangeError when it has another length. */
export function realOf(bytes: Buffer): number {
  if (bytes.byteLength === 4) return bytes.readFloatBE(0)
  if (bytes.byteLength === 8) return bytes.readDoubleBE(0)
  throw new RangeError('This is no number with a fraction')
}
