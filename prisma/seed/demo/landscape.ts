import sharp from 'sharp'
import { randomFrom } from '../demo-answers.ts'

/** Colours of the sky above and at the horizon, of the sun, and of the ridges from the farthest to the nearest. */
type Palette = { sky: [above: Colour, below: Colour]; sun: Colour; ridges: Colour[] }
type Colour = readonly number[]

const colour = (hex: string): Colour => [...Buffer.from(hex, 'hex')]
const palette = ([above, below, sun, ...ridges]: [string, string, string, ...string[]]): Palette => ({
  sky: [colour(above), colour(below)],
  sun: colour(sun),
  ridges: ridges.map(colour),
})

const palettes = [
  palette(['3a6096', 'f6cba4', 'ffe8be', '9692b2', '5e6892', '344a60']),
  palette(['60a8d6', 'd6ecf0', 'fffae2', '9ec4ce', '589282', '366c4e']),
  palette(['422c5c', 'ec8c6a', 'ffce82', '96586e', '643e60', '322644']),
]

/** Draws mountains, the same for the same name, as a picture that shows no real person. Returns a PNG. */
export async function drawLandscape(name: string, { width, height }: { width: number; height: number }) {
  const random = randomFrom(`${name} landscape`)
  const { sky, sun, ridges } = palettes[Math.floor(random() * palettes.length)]!
  const outlines = ridges.map((_, at) => ridgeOf(random, { width, base: height * (0.5 + at * 0.17), size: height / 5 }))
  const centre = { x: width * (0.2 + random() * 0.6), y: height * (0.22 + random() * 0.12), radius: height / 11 }

  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const above = mixed(sky[0], sky[1], Math.min(1, y / (height * 0.65)))
    for (let x = 0; x < width; x += 1) {
      const nearest = outlines.findLastIndex(outline => y >= outline[x]!)
      const inSun = (x - centre.x) ** 2 + (y - centre.y) ** 2 < centre.radius ** 2
      pixels.set(nearest >= 0 ? ridges[nearest]! : inSun ? sun : above, (y * width + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

type RidgeShape = { width: number; base: number; size: number }

/** Returns the height of a ridge at every column, as a sum of waves, each half as long and half as high as the one
 *  before. */
function ridgeOf(random: () => number, { width, base, size }: RidgeShape): number[] {
  const waves = [1, 2, 4, 8, 16].map(times => ({ times, start: random() * 2 * Math.PI }))
  return Array.from({ length: width }, (_, x) => {
    const swing = ({ times, start }: (typeof waves)[number]) => Math.sin(start + (x / 320) * times * 3) / times
    return base + (size / 2) * waves.reduce((sum, wave) => sum + swing(wave), 0)
  })
}

function mixed(one: Colour, other: Colour, share: number): Colour {
  return one.map((value, at) => Math.round(value + (other[at]! - value) * share))
}
