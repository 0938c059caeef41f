import type { Readable } from 'node:stream'

/** A part of a file: first and last byte, counted from 0, both included. */
export type ByteRange = { start: number; end: number }

/** Storage of file contents. A key is `<id>/<variant>`; ids are never reused, so nothing is overwritten. */
export type FileStore = {
  /** Stores bytes under a key. They survive a power cut once it returns. Idempotent. @throws StoreUnavailable */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Stores a local file under a key in the same way, without reading all of it into memory. @throws StoreUnavailable */
  putFile: (key: string, path: string) => Promise<void>
  /** Returns the bytes of a key or a part of them, and the size of the whole file; null when there is none. @throws
   *  StoreUnavailable */
  read: (key: string, range?: ByteRange) => Promise<{ stream: Readable; size: number } | null>
  /** Removes a key. Idempotent. @throws StoreUnavailable */
  remove: (key: string) => Promise<void>
}

/** Files can be neither stored nor read at the moment: a full or read-only disk, a bucket that does not respond. The
 *  message is for the operator and contains neither a key nor a secret. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** Splits a key into id and variant. @throws TypeError for a key of another form, which could lead outside the store. */
export function checkKey(key: string) {
  const [, id, variant] = /^([a-z0-9]{8,40})\/([a-z0-9]{1,20})$/.exec(key) ?? []
  if (!id || !variant) throw new TypeError('This is no key of a file')
  return { id, variant }
}
