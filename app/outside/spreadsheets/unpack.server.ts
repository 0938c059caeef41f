import { setImmediate as breathe } from 'node:timers/promises'
import { unzipSync, type UnzipFileInfo } from 'fflate'
import { limits, UnreadableSheet } from './sheet.ts'

/** The parts of a workbook a list is read from; pictures, charts and macros stay packed. */
const needed =
  /^(\[Content_Types\]\.xml|.*\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/worksheets\/[^/]+\.xml)$/i

/** Unpacks a workbook after a look at what it says of itself: how many parts, how large each is unpacked and how much
 *  smaller it was packed. A part gets no more room than it asked for, so that one which lied is broken and not large.
 *  @throws UnreadableSheet */
export async function unpack(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const parts = list(bytes)
  const wanted = parts.filter(({ name }) => needed.test(name))
  const unpacked = wanted.reduce((sum, { originalSize }) => sum + originalSize, 0)
  const bombs = wanted.some(({ originalSize, size }) => originalSize > 4_000_000 && originalSize > size * limits.ratio)
  const large = wanted.some(({ name, originalSize }) => originalSize > roomOf(name))
  if (parts.length > limits.entries || unpacked > limits.unpackedBytes || bombs || large) {
    throw new UnreadableSheet('listTooLarge')
  }
  // Two parts of one name would be unpacked twice each: 480 of them took minutes.
  const names = new Set(wanted.map(({ name }) => name))
  if (names.size < wanted.length) throw new UnreadableSheet('listBroken')
  const files: Record<string, Uint8Array> = {}
  for (const name of names) {
    await breathe()
    Object.assign(
      files,
      attempt(() => unzipSync(bytes, { filter: part => part.name === name })),
    )
  }
  return files
}

/** How large a part may be unpacked. All but the sheets are read in one go, 3 MB a second, for which every page waits. */
function roomOf(name: string): number {
  if (/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) return limits.unpackedBytes
  return /sharedStrings\.xml$/i.test(name) ? limits.stringBytes : limits.partBytes
}

function list(bytes: Uint8Array): UnzipFileInfo[] {
  const parts: UnzipFileInfo[] = []
  attempt(() =>
    unzipSync(bytes, {
      filter: part => {
        if (parts.length <= limits.entries) parts.push(part)
        return false
      },
    }),
  )
  return parts
}

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch {
    throw new UnreadableSheet('listBroken')
  }
}
