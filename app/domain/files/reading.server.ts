import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { maySeeStudies } from '#app/domain/visibility/visibility.server.ts'
import { type ByteRange, StoreUnavailable } from '#app/outside/files/file-store.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import type { Variant } from './kinds.ts'

export type ReadableFile = { key: string; type: string; bytes: number; name: string; version: string }

/** One size of a kept file, if this viewer may see it. Pictures of profiles are for everybody who is signed in unless a
 *  moderator has hidden them, certificates for their owner and people who may see the owner's studies; `besides` says who sees one for another reason.
 *  Null otherwise, as when there is none. */
export async function findFile(
  viewer: Viewer,
  fileId: string,
  variant: string,
  besides: (viewer: Viewer, fileId: string) => Promise<boolean> = () => Promise.resolve(false),
): Promise<ReadableFile | null> {
  const file = await db.storedFile.findFirst({ where: { id: fileId, state: { in: ['KEPT', 'HIDDEN'] } } })
  const found = (file?.variants as Variant[] | undefined)?.find(({ name }) => name === variant)
  if (!file || !found || !((await maySee(viewer, file)) || (await besides(viewer, fileId)))) return null
  const { type, bytes } = found
  return { key: `${fileId}/${variant}`, type, bytes, name: downloadName(file.name, type), version: file.hash }
}

type Seen = { ownerId: string | null; kind: string; state: string }

async function maySee(viewer: Viewer, { ownerId, kind, state }: Seen) {
  if (ownerId === null) return false
  if (state === 'HIDDEN') return ownerId === viewer.id
  if (ownerId === viewer.id || kind === 'AVATAR' || kind === 'COVER') return true
  return maySeeStudies(viewer, ownerId)
}

const endings: Record<string, string> = { 'application/pdf': 'pdf', 'image/webp': 'webp' }

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
