import pLimit from 'p-limit'
import { mediaTypeOf } from './media-type.server.ts'

/** A size a picture is made in: cut to fill it (`cover`) or made to fit in (`inside`, never enlarged). */
export type Shape = {
  name: string
  width: number
  height: number
  fit: 'cover' | 'inside'
  /** Quality gives way until it weighs no more. */
  maxBytes?: number
}
export type Rendition = { name: string; type: string; bytes: Buffer; width?: number; height?: number }

/** Why a file is not taken: an error key for the field. */
export type Unfit = 'fileType' | 'fileBroken' | 'heicUnread' | 'tooManyPixels' | 'pdfEncrypted'

// One thread a picture (renditions.server.ts) and two pictures at a time: a class that uploads together does not take the site
// down.
const inTurn = pLimit(2)
// Documents wait for one another only: one that is hard to draw holds up no picture.
const documentsInTurn = pLimit(1)

/** What draws is loaded with the first picture: most processes see none, and start 50 ms sooner. */
const drawing = () => import('./renditions.server.ts')

/** A picture in every shape, as WebP: turned upright, without place, camera and whatever else the file carried. */
export async function renderPicture(path: string, shapes: Shape[]): Promise<Rendition[] | Unfit> {
  const type = await mediaTypeOf(path)
  if (!type || type === 'application/pdf') return 'fileType'
  return inTurn(async () => (await drawing()).render(path, type, shapes))
}

/** The same, or a PDF just as it is (`main`) with its first page drawn in the last of the shapes. */
export async function renderDocument(path: string, shapes: Shape[]): Promise<Rendition[] | Unfit> {
  const type = await mediaTypeOf(path)
  if (!type) return 'fileType'
  const preview = shapes.at(-1)!
  if (type === 'application/pdf') return documentsInTurn(async () => (await drawing()).keepPdf(path, preview))
  return inTurn(async () => (await drawing()).render(path, type, shapes))
}
