/** The side of the small grey picture a look is made of, and how many of its frequencies are kept. */
const SIDE = 32
const BITS = 64
/** Below this a grey picture of 0 to 255 shows next to nothing: all such pictures would look alike. */
const LEAST_CONTRAST = 4

/** Pictures whose looks differ in no more bits than this are taken for one. Measured on drawn pictures: saved anew,
 *  another size or brighter they differ in up to 2 bits, with 1 % cut off every side in up to 8, with 3 % in up to 10;
 *  of 1,770 pairs of different ones the nearest differ in 18, half of them in 32. Half of the bits of every look are set:
 *  were they independent, one pair of forty million would differ in 10 or fewer. A mirrored picture is another. */
export const ALIKE_BITS = 10

/** The lowest frequencies behind the mean, from coarse to fine: places of a cosine transform, across and down. */
const frequencies = Array.from({ length: SIDE * SIDE }, (_, at) => ({ across: at % SIDE, down: Math.floor(at / SIDE) }))
  .filter(({ across, down }) => across + down > 0)
  .sort(
    (one, other) =>
      one.across + one.down - (other.across + other.down) || one.across - other.across || one.down - other.down,
  )
  .slice(0, BITS)

const cosines = Array.from({ length: SIDE }, (_, frequency) =>
  Float64Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE))),
)

/** How a picture looks, as 64 bits in 16 hexadecimal digits (a perceptual hash of the discrete cosine transform): the same
 *  for the same picture in another size, format or light, within `ALIKE_BITS`. Takes a picture the site has made itself
 *  (a rendition), never an upload, which only `pictures.server.ts` opens. Null for a picture that shows next to nothing,
 *  such as one colour. Rejects when the bytes are no picture. */
export async function lookOf(rendition: Buffer | string): Promise<string | null> {
  // Loaded with the first picture, as what makes renditions is.
  const { sharp } = await import('./decoders.server.ts')
  const grey = await sharp(rendition)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: SIDE, height: SIDE, fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  if (deviationOf(grey) < LEAST_CONTRAST) return null
  const strengths = strengthsOf(grey)
  const median = strengths.toSorted((one, other) => one - other)[BITS / 2]!
  const bits = strengths.map(strength => (strength >= median ? '1' : '0')).join('')
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(BITS / 4, '0')
}

/** How many of 64 bits of two looks differ: 0 to 64. Throws when a text is no look of 16 hexadecimal digits. */
export function lookDistance(one: string, other: string): number {
  let differing = bitsOf(one) ^ bitsOf(other)
  let count = 0
  for (; differing > 0n; differing &= differing - 1n) count += 1
  return count
}

/** Whether two looks are of one picture, for all a machine can say. */
export function isAlike(one: string, other: string): boolean {
  return lookDistance(one, other) <= ALIKE_BITS
}

function bitsOf(look: string): bigint {
  if (!/^[0-9a-f]{16}$/.test(look)) throw new Error('A look is 16 hexadecimal digits.')
  return BigInt(`0x${look}`)
}

function deviationOf(grey: Uint8Array): number {
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  return Math.sqrt(grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length)
}

/** The strengths of the kept frequencies: rows first, then columns. */
function strengthsOf(grey: Uint8Array): number[] {
  const rows = Array.from({ length: SIDE }, (_, row) => {
    const line = grey.subarray(row * SIDE, (row + 1) * SIDE)
    return cosines.slice(0, SIDE / 2).map(wave => line.reduce((sum, value, at) => sum + value * wave[at]!, 0))
  })
  return frequencies.map(({ across, down }) =>
    rows.reduce((sum, row, at) => sum + row[across]! * cosines[down]![at]!, 0),
  )
}
