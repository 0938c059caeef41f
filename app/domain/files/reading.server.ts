import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { maySeeStudies } from '#app/domain/visibility/visibility.server.ts'
import { type ByteRange, StoreUnavailable } from '#app/outside/files/file-store.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import type { FileKind, Variant } from './kinds.ts'

export type ReadableFile = { key: string; kind: string; type: string; bytes: number; name: string; version: string }

/** Who may see files of kinds that belong to what this folder does not know: asked with the viewer and the id of the file. */
export type Sights = Partial<Record<FileKind, (viewer: Viewer, fileId: string) => Promise<boolean>>>

/** One size of a kept file, if this viewer may see it. Pictures of profiles are for everybody who is signed in,
 *  certificates for their owner and people who may see the owner's studies, what `sights` names for those it says.
 *  Null otherwise, as when there is none. */
export async function findFile(
  viewer: Viewer,
  fileId: string,
  variant: string,
  sights: Sights,
): Promise<ReadableFile | null> {
  const file = await db.storedFile.findFirst({ where: { id: fileId, state: 'KEPT' } })
  const found = (file?.variants as Variant[] | undefined)?.find(({ name }) => name === variant)
  if (!file || !found || !(await maySee(viewer, file, sights))) return null
  const { type, bytes } = found
  return {
    key: `${fileId}/${variant}`,
    kind: file.kind,
    type,
    bytes,
    name: downloadName(file.name, type),
    version: file.hash,
  }
}

type Kept = { id: string; ownerId: string | null; kind: string }

async function maySee(viewer: Viewer, { id, ownerId, kind }: Kept, sights: Sights) {
  if (ownerId === null) return false
  if (ownerId === viewer.id || kind === 'AVATAR' || kind === 'COVER') return true
  const sees = sights[kind as FileKind]
  return sees ? sees(viewer, id) : kind === 'CERTIFICATE' && maySeeStudies(viewer, ownerId)
}

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** The name it was sent under with the ending of what it became. */
function downloadName(name: string, type: string) {
  const ending = endings[type] ?? 'bin'
  return `${name.replace(/\.[\p{L}\d]{1,8}$/u, '') || 'file'}.${ending}`
}

/** The bytes of a file or a part of them; null when they are gone, `'damaged'` when they are not as many as were kept,
 *  `'unavailable'` when they cannot be reached. The operator is told of a file that is not whole. */
export async function openFile({ key, bytes }: ReadableFile, range?: ByteRange) {
  try {
    const found = await fileStore.read(key, range)
    if (!found || found.size === bytes) return found && found.stream
    found.stream.destroy()
    process.emitWarning(`The stored file ${key} has ${found.size} bytes instead of ${bytes}`, 'FileDamaged')
    return 'damaged'
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    process.emitWarning(error.message, error.name)
    return 'unavailable'
  }
}
