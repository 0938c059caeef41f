import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { sharp } from './decoders.server.ts'
import { MAX_PIXELS } from './limits.ts'
import { drawFirstPage } from './pdf-preview.server.ts'
import type { Rendition, Shape, Unfit } from './pictures.server.ts'

const SECONDS = 10
const QUALITIES = [80, 65, 50, 35, 20, 8, 1]
const PAGE_WIDTH = 640

/** Renders a picture of a known type in every shape. */
export async function render(path: string, type: string, shapes: Shape[]): Promise<Rendition[] | Unfit> {
  const unread = type === 'image/heic' ? 'heicUnread' : 'fileBroken'
  const head = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head) return unread
  if (head.width * head.height > MAX_PIXELS) return 'tooManyPixels'
  try {
    const made: Rendition[] = []
    for (const shape of shapes) made.push(await shaped(() => open(path), shape))
    return made
  } catch {
    return unread
  }
}

function open(path: string) {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
}

async function shaped(source: () => Sharp, { name, width, height, fit, maxBytes }: Shape): Promise<Rendition> {
  // Decoded and resized once; only the encoding is repeated.
  const small = await source()
    .timeout({ seconds: SECONDS })
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of QUALITIES) {
    const { data, info } = await sharp(small.data, { raw: small.info })
      .webp({ quality, effort: 5, smartSubsample: quality > 50 })
      .toBuffer({ resolveWithObject: true })
    if (maxBytes === undefined || data.byteLength <= maxBytes || quality === QUALITIES.at(-1)) {
      return { name, type: 'image/webp', bytes: data, width: info.width, height: info.height }
    }
  }
  throw new Error('unreachable')
}

/** Keeps a PDF unchanged and draws its first page. */
export async function keepPdf(path: string, preview: Shape): Promise<Rendition[] | Unfit> {
  const bytes = await readFile(path)
  const drawn = await drawFirstPage(bytes, PAGE_WIDTH)
  if (drawn === 'encrypted') return 'pdfEncrypted'
  if (drawn === 'broken') return 'fileBroken'
  const { width, height, pixels } = drawn
  const page = () => sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' })
  return [{ name: 'main', type: 'application/pdf', bytes }, await shaped(page, preview)]
}
