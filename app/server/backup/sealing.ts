import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt as scryptWithCallback,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'

// Format of a sealed file: 5 bytes `BGDR1`, a salt of 16 bytes, then pieces of 64 KiB, each encrypted with AES-256-GCM
// and followed by its tag of 16 bytes. The key of the file is derived from the key of the store and the salt, so the
// number of the piece is a sufficient nonce; its last byte is 1 for the last piece only. A piece that was changed,
// moved, removed or truncated, and a file of another store, fails to open.

const MAGIC = Buffer.from('BGDR1')
const SALT_BYTES = 16
const TAG_BYTES = 16
const NONCE_BYTES = 12
export const PIECE_BYTES = 64 * 1024

const scrypt = promisify<string, Buffer, number, object, Buffer>(scryptWithCallback)
/** Cost of one guess: 32 MB of memory and a tenth of a second. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** Key parameters of a sealed store: the derivation from the secret, and a check value for the right secret. */
export type KeyNote = { derivation: 'scrypt'; salt: string; check: string }

/** Keys of a store: one encrypts the contents, one hides their hashes in file names. */
export type StoreKey = { contents: Buffer; names: Buffer }

/** Minimum length of a secret, in characters. */
export const SECRET_LENGTH = 32

/** Makes the key of a new store from the operator's secret. */
export async function newKey(secret: string): Promise<{ key: StoreKey; note: KeyNote }> {
  const salt = randomBytes(SALT_BYTES)
  const key = await deriveKey(secret, salt)
  return { key, note: { derivation: 'scrypt', salt: salt.toString('base64'), check: checkOf(key).toString('base64') } }
}

/** Derives the key of an existing store; null when the secret is wrong. */
export async function findKey(secret: string, note: KeyNote): Promise<StoreKey | null> {
  const key = await deriveKey(secret, Buffer.from(note.salt, 'base64'))
  const [check, known] = [checkOf(key), Buffer.from(note.check, 'base64')]
  return check.length === known.length && timingSafeEqual(check, known) ? key : null
}

async function deriveKey(secret: string, salt: Buffer): Promise<StoreKey> {
  const whole = await scrypt(secret, salt, 64, COST)
  return { contents: whole.subarray(0, 32), names: whole.subarray(32) }
}

function checkOf({ names }: StoreKey) {
  return createHmac('sha256', names).update('bagdar backup').digest()
}

/** Returns the name of a content in a sealed store. Its plain hash would reveal whether a known picture is in the
 *  backup. */
export function sealedName({ names }: StoreKey, hash: string) {
  return createHmac('sha256', names).update(hash).digest('hex')
}

/** Encrypts a stream. */
export async function* seal(source: AsyncIterable<Buffer>, { contents }: StoreKey): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  yield Buffer.concat([MAGIC, salt])
  const key = fileKey(contents, salt)
  const parts = partsOf(source)
  for (let number = 0, last = false; !last; number += 1) {
    const piece = await parts.take(PIECE_BYTES)
    last = piece.last
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number, last))
    yield Buffer.concat([cipher.update(piece.bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/** Decrypts the output of `seal`. @throws Error when it is incomplete, reordered, or sealed with another key. */
export async function* unseal(source: AsyncIterable<Buffer>, { contents }: StoreKey): AsyncGenerator<Buffer> {
  const parts = partsOf(source)
  const head = await parts.take(MAGIC.length + SALT_BYTES)
  if (!head.bytes.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('This is no sealed file.')
  const key = fileKey(contents, head.bytes.subarray(MAGIC.length))
  for (let number = 0, last = false; !last; number += 1) {
    const piece = await parts.take(PIECE_BYTES + TAG_BYTES)
    last = piece.last
    yield open(piece.bytes, key, nonce(number, last))
  }
}

function open(piece: Buffer, key: Buffer, iv: Buffer) {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(piece.subarray(-TAG_BYTES))
    const opened = decipher.update(piece.subarray(0, -TAG_BYTES))
    // A piece is released only after its tag has been verified.
    return Buffer.concat([opened, decipher.final()])
  } catch (cause) {
    throw new Error('A sealed file was changed or cut off, or another key sealed it.', { cause })
  }
}

function fileKey(contents: Buffer, salt: Buffer) {
  return Buffer.from(hkdfSync('sha256', contents, salt, 'bagdar backup file', 32))
}

function nonce(number: number, last: boolean) {
  const bytes = Buffer.alloc(NONCE_BYTES)
  bytes.writeUInt32BE(number, NONCE_BYTES - 5)
  bytes[NONCE_BYTES - 1] = last ? 1 : 0
  return bytes
}

/** Splits a stream into parts of the requested length; the last one may be shorter, or empty. */
function partsOf(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  return {
    async take(length: number) {
      const chunks: Buffer[] = [held]
      let bytes = held.length
      // Reads one byte ahead to know whether this is the last part.
      while (bytes <= length) {
        const next = await iterator.next()
        if (next.done) break
        chunks.push(next.value)
        bytes += next.value.length
      }
      const all = Buffer.concat(chunks, bytes)
      held = all.subarray(length)
      return { bytes: all.subarray(0, length), last: held.length === 0 }
    },
  }
}
