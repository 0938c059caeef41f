import pLimit from 'p-limit'
import { mediaTypeOf } from './media-type.server.ts'

/** A size to render: cropped to fill it (`cover`) or fitted into it (`inside`, never enlarged). */
export type Shape = {
  name: string
  width: number
  height: number
  fit: 'cover' | 'inside'
  /** The quality is reduced until the file is no larger. */
  maxBytes?: number
}
export type Rendition = { name: string; type: string; bytes: Buffer; width?: number; height?: number }

/** Why a file is refused: an error key for the field. */
export type Unfit = 'fileType' | 'fileBroken' | 'heicUnread' | 'tooManyPixels' | 'pdfEncrypted'

// One thread per picture (renditions.server.ts) and two pictures at a time, so that a class uploading at the same time
// does not overload the site.
const inTurn = pLimit(2)
// Documents have a queue of their own: one that is slow to draw delays no picture.
const documentsInTurn = pLimit(1)

/** The renderer is loaded with the first picture: most processes never need it and start 50 ms faster. */
const drawing = () => import('./renditions.server.ts')

/** Renders a picture in every shape as WebP, upright and without location, camera and other metadata. */
export async function renderPicture(path: string, shapes: Shape[]): Promise<Rendition[] | Unfit> {
  const type = await mediaTypeOf(path)
  if (!type || type === 'application/pdf') return 'fileType'
  return inTurn(async () => (await drawing()).render(path, type, shapes))
}

/** Renders a picture like `renderPicture`, or keeps a PDF unchanged (`main`) and draws its first page in the last
 *  shape. */
export async function renderDocument(path: string, shapes: Shape[]): Promise<Rendition[] | Unfit> {
  const type = await mediaTypeOf(path)
  if (!type) return 'fileType'
  const preview = shapes.at(-1)!
  if (type === 'application/pdf') return documentsInTurn(async () => (await drawing()).keepPdf(path, preview))
  return inTurn(async () => (await drawing()).render(path, type, shapes))
}
