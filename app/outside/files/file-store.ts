import type { Readable } from 'node:stream'

/** A part of a file: first and last byte, both counted from 0 and both included. */
export type ByteRange = { start: number; end: number }

/** Where the bytes of files live. A key is `<id>/<variant>`; ids are fresh, so nothing is ever written over. */
export type FileStore = {
  /** Keeps bytes under a key; when it returns they survive a power cut. Putting the same again changes nothing.
   *  @throws StoreUnavailable */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Keeps a file of this machine under a key in the same way, without ever holding the whole of it in memory.
   *  @throws StoreUnavailable */
  putFile: (key: string, path: string) => Promise<void>
  /** The bytes of a key or a part of them, and how many they are; null when there are none.
   *  @throws StoreUnavailable */
  read: (key: string, range?: ByteRange) => Promise<{ stream: Readable; size: number } | null>
  /** Removes a key; one that is not there is removed already.
   *  @throws StoreUnavailable */
  remove: (key: string) => Promise<void>
}

/** Files can be neither kept nor read for now: a full or read-only disk, a bucket that does not answer. The message is
 *  for the operator and names neither a key nor a secret. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** @throws TypeError for a key we would never make: it could lead anywhere. */
export function checkKey(key: string) {
  const [, id, variant] = /^([a-z0-9]{8,40})\/([a-z0-9]{1,20})$/.exec(key) ?? []
  if (!id || !variant) throw new TypeError('This is no key of a file')
  return { id, variant }
}
