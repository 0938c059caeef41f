import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { FileKind, Variant } from '#app/domain/files/kinds.ts'
import { maySeeStudies } from '#app/domain/visibility/visibility.server.ts'
import { isEvidence } from '#app/domain/moderation/evidence.server.ts'
import { type ByteRange, StoreUnavailable } from '#app/outside/files/file-store.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import { maySeeProjectPicture } from '#app/domain/visibility/projects.server.ts'
import { maySeePostPicture, maySeeStory } from './told.server.ts'

export type ReadableFile = { key: string; kind: string; type: string; bytes: number; name: string; version: string }

/** One size of a kept file, if this viewer may see it. Pictures of profiles are for everybody who is signed in, certificates
 *  for their owner and people who may see the owner's studies, what is in a post or a story for those who see that; what a
 *  moderator has hidden for its owner. Those who see a case see the pictures it is about. Null otherwise, as when there is
 *  none. */
export async function findFile(viewer: Viewer, fileId: string, variant: string): Promise<ReadableFile | null> {
  const kept = { state: { in: ['KEPT', 'HIDDEN'] }, ownerId: { not: null } }
  const file = await db.storedFile.findFirst({ where: { id: fileId, ...kept } })
  const found = (file?.variants as Variant[] | undefined)?.find(({ name }) => name === variant)
  if (!file || !found) return null
  const { ownerId, kind, state } = { ...file, ownerId: file.ownerId! }
  const seen =
    state === 'HIDDEN'
      ? ownerId === viewer.id && !(await isKeptForCase(fileId))
      : await maySee[kind as FileKind](viewer, { id: fileId, ownerId })
  if (!seen && !(await isEvidence(viewer, fileId))) return null
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

/** Whether a file has left its thing and stays only for those who decide about a case. */
async function isKeptForCase(fileId: string): Promise<boolean> {
  return (await db.casePicture.count({ where: { fileId } })) > 0
}

type Rule = (viewer: Viewer, file: { id: string; ownerId: string }) => boolean | Promise<boolean>

/** Who may see a file of each kind. */
const maySee: Record<FileKind, Rule> = {
  AVATAR: () => true,
  COVER: () => true,
  CERTIFICATE: (viewer, { ownerId }) => ownerId === viewer.id || maySeeStudies(viewer, ownerId),
  POST_PICTURE: (viewer, { id }) => maySeePostPicture(viewer, id),
  STORY: (viewer, { id }) => maySeeStory(viewer, id),
  BANNER: (viewer, { id }) => maySeeProjectPicture(viewer, id),
  LOGO: (viewer, { id }) => maySeeProjectPicture(viewer, id),
  PROJECT_IMAGE: (viewer, { id }) => maySeeProjectPicture(viewer, id),
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
