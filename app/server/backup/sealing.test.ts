import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findKey, newKey, PIECE_BYTES, seal, sealedName, unseal } from './sealing.ts'

const secret = 'a secret that nobody else knows, 32 and more'
const { key, note } = await newKey(secret)
const other = await newKey(secret)

async function* chunks(bytes: Buffer, size = 10_007) {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}
async function all(source: AsyncIterable<Buffer>) {
  const parts: Buffer[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}
const sealed = (bytes: Buffer) => all(seal(chunks(bytes), key))
const opened = (bytes: Buffer, by = key) => all(unseal(chunks(bytes, 4_099), by))

describe('what is sealed', () => {
  it.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES, 200_000])(
    'opens as it was: %i bytes',
    async length => {
      const bytes = randomBytes(length)
      const closed = await sealed(bytes)
      expect((await opened(closed)).equals(bytes)).toBe(true)
      // A header, and an authentication tag for each piece.
      expect(closed.length).toBe(length + 21 + 16 * Math.max(1, Math.ceil(length / PIECE_BYTES)))
    },
  )

  it('is another one each time, and tells nothing of what is in it', async () => {
    const bytes = Buffer.alloc(1_000, 'a')
    const [one, two] = [await sealed(bytes), await sealed(bytes)]
    expect(one.equals(two)).toBe(false)
    expect(one.includes('aaaa')).toBe(false)
  })

  it('opens with its own key only, which its secret makes anew', async () => {
    const closed = await sealed(randomBytes(100))
    await expect(opened(closed, other.key)).rejects.toThrow(/another key/)
    expect(await findKey(secret, note)).toEqual(key)
    expect(await findKey(`${secret}.`, note)).toBeNull()
    expect(sealedName(key, 'ab')).not.toBe(sealedName(other.key, 'ab'))
  })

  it('does not open when one bit is another one, wherever', async () => {
    const closed = await sealed(randomBytes(PIECE_BYTES + 500))
    for (const at of [0, 6, 21, 1_000, PIECE_BYTES + 30, PIECE_BYTES + 100, closed.length - 1]) {
      const changed = Buffer.from(closed)
      changed[at]! ^= 1
      await expect(opened(changed), `byte ${at}`).rejects.toThrow()
    }
  })

  it('does not open when pieces are cut off, left out, doubled or in another order', async () => {
    const closed = await sealed(randomBytes(3 * PIECE_BYTES))
    const head = closed.subarray(0, 21)
    const [one, two, three] = [0, 1, 2].map(at =>
      closed.subarray(21 + at * (PIECE_BYTES + 16), 21 + (at + 1) * (PIECE_BYTES + 16)),
    )
    const wrong = [[one, two], [one, three], [two, one, three], [one, one, two, three], [one, two, three, three], []]
    for (const pieces of wrong) {
      await expect(opened(Buffer.concat([head, ...pieces.map(piece => piece!)]))).rejects.toThrow()
    }
    expect(await opened(Buffer.concat([head, one!, two!, three!]))).toHaveLength(3 * PIECE_BYTES)
  })
})
