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

// A sealed file is: 5 bytes `BGDR1`, a salt of 16 bytes, then pieces of 64 KiB, each AES-256-GCM with its tag of 16 bytes
// behind it. The key of the file is derived from the key of the store and the salt, so that the number of the piece is
// enough of a nonce; its last byte is 1 for the last piece only. A piece that is changed, moved, left out or cut off at the
// end, and a file that is taken for another store's, fails to open.

const MAGIC = Buffer.from('BGDR1')
const SALT_BYTES = 16
const TAG_BYTES = 16
const NONCE_BYTES = 12
export const PIECE_BYTES = 64 * 1024

const scrypt = promisify<string, Buffer, number, object, Buffer>(scryptWithCallback)
/** 32 MB of memory and a tenth of a second for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** What a sealed store says of its key: how it is made of the secret, and how to see that it is the right one. */
export type KeyNote = { derivation: 'scrypt'; salt: string; check: string }

/** The keys of a store: one for its contents, one that names them without telling what they are. */
export type StoreKey = { contents: Buffer; names: Buffer }

/** The least letters of a secret. */
export const SECRET_LENGTH = 32

/** Makes the key of a new store from the operator's secret. */
export async function newKey(secret: string): Promise<{ key: StoreKey; note: KeyNote }> {
  const salt = randomBytes(SALT_BYTES)
  const key = await deriveKey(secret, salt)
  return { key, note: { derivation: 'scrypt', salt: salt.toString('base64'), check: checkOf(key).toString('base64') } }
}

/** The key of a store that is there; null when the secret is another one. */
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

/** The name of a content in a sealed store: its hash alone would tell whether a known picture is among them. */
export function sealedName({ names }: StoreKey, hash: string) {
  return createHmac('sha256', names).update(hash).digest('hex')
}

/** Seals a stream of bytes. */
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

/** Opens what `seal` made. @throws Error when it is not whole, not in its order, or sealed with another key. */
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
    // Nothing of a piece is handed on before all of it is known to be as it was sealed.
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

/** Hands a stream out in parts of the length that is asked for; the last one may be shorter, or empty. */
function partsOf(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  return {
    async take(length: number) {
      const chunks: Buffer[] = [held]
      let bytes = held.length
      // One byte more than is handed out tells whether this is the last part.
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
