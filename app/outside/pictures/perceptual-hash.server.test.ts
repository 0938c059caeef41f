import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { runs } from '#tests/world/runs.ts'
import { ALIKE_BITS, isAlike, lookDistance, perceptualHashOf } from './perceptual-hash.server.ts'

// The site blocks decoders it does not use; these tests need the one for SVG.
beforeAll(async () => {
  await import('./decoders.server.ts')
  sharp.unblock({ operation: ['VipsForeignLoad'] })
})

/** Draws a picture of random shapes, seeded by the number. */
function picture(number: number, width = 640, height = 480): Sharp {
  let state = number * 2654435761 + 1
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const colour = () => `hsl(${Math.round(chance() * 360)} 60% ${Math.round(15 + chance() * 70)}%)`
  const shapes = Array.from({ length: 9 }, () => {
    const [x, y, size] = [chance() * 640, chance() * 480, 40 + chance() * 190]
    return chance() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${size / 1.6}" fill="${colour()}"/>`
      : `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size * (0.4 + chance())}" fill="${colour()}"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="${width}" height="${height}"><rect width="640" height="480" fill="${colour()}"/>${shapes.join('')}</svg>`
  return sharp(Buffer.from(drawing))
}

const twenty = Array.from({ length: 20 }, (_, at) => at + 1)
/** Pictures used for each change. */
const changed = twenty.slice(0, runs(8, 20))
const lookAs = async (made: Sharp) => (await perceptualHashOf(await made.webp({ quality: 80 }).toBuffer()))!
/** Each picture is drawn once and reused by all tests. */
const drawn = new Map<number, Promise<{ png: Buffer; look: string }>>()
const drawing = (number: number) => {
  const known = drawn.get(number) ?? draw(number)
  drawn.set(number, known)
  return known
}
const draw = async (number: number) => {
  const [png, look] = await Promise.all([
    picture(number).png({ compressionLevel: 1 }).toBuffer(),
    lookAs(picture(number)),
  ])
  return { png, look }
}
/** Low compression is faster. */
const reopened = async (number: number) => sharp((await drawing(number)).png).png({ compressionLevel: 1 })

describe('the look of a picture', () => {
  it('is 64 bits in 16 digits, the same every time', async () => {
    const look = await lookAs(picture(1))
    expect(look).toMatch(/^[0-9a-f]{16}$/)
    expect(await lookAs(picture(1))).toBe(look)
  })

  it.each([
    ['saved anew and badly', async (number: number) => (await reopened(number)).jpeg({ quality: 25 })],
    ['made small', async (number: number) => (await reopened(number)).resize(200)],
    ['made large', async (number: number) => (await reopened(number)).resize(1500)],
    ['of another shape', async (number: number) => (await reopened(number)).resize(500, 480, { fit: 'fill' })],
    ['brighter', async (number: number) => (await reopened(number)).modulate({ brightness: 1.15 })],
    ['paler', async (number: number) => (await reopened(number)).linear(0.75, 20)],
    ['grey', async (number: number) => (await reopened(number)).greyscale()],
    [
      'with a margin cut off',
      async (number: number) => (await reopened(number)).extract({ left: 6, top: 5, width: 628, height: 470 }),
    ],
  ])('is alike when it is %s', async (_, made) => {
    for (const number of changed) {
      const { look } = await drawing(number)
      const again = sharp(await (await made(number)).toBuffer())
      expect(lookDistance(look, await lookAs(again)), `picture ${number}`).toBeLessThanOrEqual(ALIKE_BITS)
    }
  })

  it('is another for another picture', async () => {
    const looks = await Promise.all(twenty.map(async number => (await drawing(number)).look))
    const pairs = looks.flatMap((one, at) => looks.slice(at + 1).map(other => [one, other] as const))
    expect(pairs).toHaveLength(190)
    expect(pairs.filter(([one, other]) => isAlike(one, other))).toEqual([])
  })

  it('is none for a picture that shows nothing', async () => {
    const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
    expect(await perceptualHashOf(await plain.png().toBuffer())).toBeNull()
    await expect(perceptualHashOf(Buffer.from('no picture'))).rejects.toThrow()
  })
})

describe('the distance of two looks', () => {
  it('counts the bits that differ', () => {
    expect(lookDistance('0000000000000000', 'ffffffffffffffff')).toBe(64)
    expect(lookDistance('00000000000000ff', '00000000000000fe')).toBe(1)
    expect(lookDistance('a1b2c3d4e5f60718', 'a1b2c3d4e5f60718')).toBe(0)
    expect(() => lookDistance('', 'a1b2c3d4e5f60718')).toThrow()
  })
})
