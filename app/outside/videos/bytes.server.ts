import { type FileHandle, open } from 'node:fs/promises'

/** Places of a file that are read: whole numbers from 0. */
export type Bytes = {
  size: number
  /** So many bytes from a place on.
   *  @throws RangeError when the file has not so many. */
  read: (at: number, length: number) => Promise<Buffer>
}

const PAGE_BYTES = 16 * 1024

/** No table of a short video is longer than this. */
const LONGEST_READ = 1024 * 1024

/** Reads a file by its handle, a page at a time: what is skipped is never read, and no more than a page is kept. */
export async function withBytes<T>(path: string, work: (bytes: Bytes) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await work({ size, read: readerOf(file, size) })
  } finally {
    await file.close()
  }
}

function readerOf(file: FileHandle, size: number): Bytes['read'] {
  let page = Buffer.alloc(0)
  let from = 0
  const load = async (at: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  }
  return async (at, length) => {
    if (!(at >= 0 && length >= 0 && length <= LONGEST_READ && at + length <= size))
      throw new RangeError('The file has no such bytes')
    if (at < from || at + length > from + page.byteLength) {
      page = await load(at, Math.max(PAGE_BYTES, length))
      from = at
    }
    if (at + length > from + page.byteLength) throw new RangeError('The file is shorter than it was')
    return page.subarray(at - from, at - from + length)
  }
}
