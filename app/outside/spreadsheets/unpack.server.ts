import { setImmediate as breathe } from 'node:timers/promises'
import { unzipSync, type UnzipFileInfo } from 'fflate'
import { limits, UnreadableSheet } from './sheet.ts'

/** The parts of a workbook needed to read it. Pictures, charts and macros are not unpacked. */
const needed =
  /^(\[Content_Types\]\.xml|.*\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/worksheets\/[^/]+\.xml)$/i

/** Unpacks a workbook after checking the sizes it declares: number of parts, size of each and compression ratio. A part
 *  gets no more memory than declared, so a false declaration makes it invalid, not large. @throws UnreadableSheet */
export async function unpack(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const parts = list(bytes)
  const wanted = parts.filter(({ name }) => needed.test(name))
  const unpacked = wanted.reduce((sum, { originalSize }) => sum + originalSize, 0)
  const bombs = wanted.some(({ originalSize, size }) => originalSize > 4_000_000 && originalSize > size * limits.ratio)
  const large = wanted.some(({ name, originalSize }) => originalSize > roomOf(name))
  if (parts.length > limits.entries || unpacked > limits.unpackedBytes || bombs || large) {
    throw new UnreadableSheet('listTooLarge')
  }
  // Parts with the same name would each be unpacked repeatedly: 480 of them took minutes.
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

/** Maximum unpacked size of a part. All parts except sheets are parsed in one go at 3 MB per second, which blocks every
 *  page. */
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
