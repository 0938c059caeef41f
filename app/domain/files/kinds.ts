import { MAX_PIXELS } from '#app/outside/pictures/limits.ts'

/** What people keep with us. */
export type FileKind = 'AVATAR' | 'COVER' | 'CERTIFICATE'

/** The sizes each is made in; a PDF is kept as it is and has the last of them as its picture. A 96-pixel avatar stands
 *  beside every name of a list: it weighs no more than 3 KB. */
export const shapesOf = {
  AVATAR: [
    { name: 'main', width: 320, height: 320, fit: 'cover' },
    { name: 'small', width: 96, height: 96, fit: 'cover', maxBytes: 3 * 1024 },
  ],
  COVER: [
    { name: 'main', width: 1280, height: 320, fit: 'cover', maxBytes: 120 * 1024 },
    { name: 'small', width: 640, height: 160, fit: 'cover', maxBytes: 30 * 1024 },
  ],
  CERTIFICATE: [
    { name: 'main', width: 1600, height: 1600, fit: 'inside' },
    { name: 'preview', width: 320, height: 320, fit: 'inside', maxBytes: 20 * 1024 },
  ],
} as const

/** What a person may keep with us, all sizes of all files together. */
export const QUOTA_BYTES = 100 * 1024 * 1024

/** One stored size of a file. */
export type Variant = { name: string; type: string; bytes: number; width?: number; height?: number }

/** The largest picture we open, in millions of points. */
export const MOST_MEGAPIXELS = MAX_PIXELS / 1_000_000
