/** Side of the reduced grey picture, in pixels, and number of frequencies kept. */
const SIDE = 32
const BITS = 64
/** Minimum standard deviation of grey values (0 to 255). Pictures with less contrast would all have similar hashes. */
const LEAST_CONTRAST = 4

/** Maximum number of differing bits for two pictures to count as the same. Measured on drawn pictures: re-encoded,
 *  resized or brighter ones differ in up to 2 bits, with 1 % cropped from every side in up to 8, with 3 % in up to 10;
 *  of 1,770 pairs of different ones the closest differ in 18, half of them in 32. Half of the bits of every hash are
 *  set: if they were independent, one pair in forty million would differ in 10 or fewer. Screenshots of one layout are
 *  not independent: of 435 pairs of different conversations in one messenger 1 is within 10, of different pages of plain
 *  text 5. So a match only means a review. A mirrored picture counts as different. */
export const ALIKE_BITS = 10

/** The lowest frequencies of the cosine transform except the mean, in ascending order. */
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

/** Returns the perceptual hash of a picture, as 16 hexadecimal digits (64 bits of the discrete cosine transform). The
 *  same picture in another size, format or brightness stays within `ALIKE_BITS`. Takes a rendition made by the site,
 *  never an upload, which only `pictures.server.ts` opens. Null for a picture with almost no contrast, such as one
 *  colour. Rejects when the bytes are not a picture. */
export async function perceptualHashOf(rendition: Buffer | string): Promise<string | null> {
  // Loaded with the first picture, like the module that makes renditions.
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

/** Returns the number of differing bits of two hashes, 0 to 64. @throws Error when one is not 16 hexadecimal digits. */
export function lookDistance(one: string, other: string): number {
  let differing = bitsOf(one) ^ bitsOf(other)
  let count = 0
  for (; differing > 0n; differing &= differing - 1n) count += 1
  return count
}

/** Checks whether two hashes are likely to be of the same picture. */
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

/** Computes the coefficients of the kept frequencies: the cosine transform of rows, then of columns. */
function strengthsOf(grey: Uint8Array): number[] {
  const rows = Array.from({ length: SIDE }, (_, row) => {
    const line = grey.subarray(row * SIDE, (row + 1) * SIDE)
    return cosines.slice(0, SIDE / 2).map(wave => line.reduce((sum, value, at) => sum + value * wave[at]!, 0))
  })
  return frequencies.map(({ across, down }) =>
    rows.reduce((sum, row, at) => sum + row[across]! * cosines[down]![at]!, 0),
  )
}
