import { MAX_PIXELS } from '#app/outside/pictures/limits.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** Kinds of stored files. */
export type FileKind =
  | 'AVATAR'
  | 'COVER'
  | 'CERTIFICATE'
  | 'POST_PICTURE'
  | 'STORY'
  | 'BANNER'
  | 'LOGO'
  | 'PROJECT_IMAGE'

type Payload<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['payload']
type FileRelation<Objects> = {
  [Name in keyof Objects]: NonNullable<Objects[Name]> extends { name: 'StoredFile' } ? Name : never
}[keyof Objects]

/** A table and its column that refers to a file: the `…Id` of a relation to `StoredFile`. */
type FileOwner = {
  [Model in Prisma.ModelName]: {
    table: Model
    column: Extract<`${FileRelation<Payload<Model>['objects']> & string}Id`, keyof Payload<Model>['scalars']>
  }
}[Prisma.ModelName]

/** The row a kept file of each kind belongs to. A kind without an owner, or a column that is not a relation to a file,
 *  does not compile. A file is kept in the transaction that sets this column and released in the one that clears it. */
export const ownerOf = {
  AVATAR: { table: 'Profile', column: 'avatarId' },
  COVER: { table: 'Profile', column: 'coverId' },
  CERTIFICATE: { table: 'Certificate', column: 'fileId' },
  POST_PICTURE: { table: 'PostPicture', column: 'fileId' },
  STORY: { table: 'Story', column: 'fileId' },
  BANNER: { table: 'Project', column: 'bannerId' },
  LOGO: { table: 'Project', column: 'logoId' },
  PROJECT_IMAGE: { table: 'ProjectImage', column: 'fileId' },
} as const satisfies Record<FileKind, FileOwner>

/** Sizes of a picture that accompanies a text. */
const inText = [
  { name: 'main', width: 1280, height: 1280, fit: 'inside', maxBytes: 200 * 1024 },
  { name: 'small', width: 640, height: 640, fit: 'inside', maxBytes: 60 * 1024 },
] as const

/** Sizes each kind is rendered in. A PDF is kept unchanged; its preview is the last size. A 96-pixel avatar appears
 *  beside every name in lists, so it has at most 3 KB. */
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
  POST_PICTURE: inText,
  STORY: [
    { name: 'main', width: 1080, height: 1920, fit: 'inside', maxBytes: 200 * 1024 },
    { name: 'small', width: 360, height: 640, fit: 'inside', maxBytes: 30 * 1024 },
  ],
  BANNER: [
    { name: 'main', width: 1200, height: 224, fit: 'cover', maxBytes: 120 * 1024 },
    { name: 'small', width: 640, height: 160, fit: 'cover', maxBytes: 30 * 1024 },
  ],
  LOGO: [
    { name: 'main', width: 224, height: 224, fit: 'cover' },
    { name: 'small', width: 112, height: 112, fit: 'cover', maxBytes: 3 * 1024 },
  ],
  PROJECT_IMAGE: inText,
} as const satisfies Record<FileKind, readonly object[]>

/** Returns the key of the size used for perceptual hashing: the preview of a document (which may be a PDF), otherwise
 *  the main size. */
export function lookKey({ id, kind }: { id: string; kind: string }): string {
  return `${id}/${kind === 'CERTIFICATE' ? 'preview' : 'main'}`
}

/** Storage quota per person, in bytes, for all sizes of all files. */
export const QUOTA_BYTES = 100 * 1024 * 1024

/** One stored size of a file. */
export type Variant = { name: string; type: string; bytes: number; width?: number; height?: number }

/** Largest picture that is processed, in megapixels. */
export const MOST_MEGAPIXELS = MAX_PIXELS / 1_000_000
