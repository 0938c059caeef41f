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

/** Returns one size of a kept file, or null when it does not exist or the viewer may not see it. Profile pictures are
 *  visible to everyone signed in, certificates to their owner and people who may see the owner's studies, other
 *  pictures to those who see the post, story or project. Hidden files are visible to their owner only. People who may
 *  see a moderation case see its pictures too. */
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

/** Checks whether a file is kept only as evidence of a case, because its author has removed it. */
async function isKeptForCase(fileId: string): Promise<boolean> {
  return (await db.casePicture.count({ where: { fileId } })) > 0
}

type Rule = (viewer: Viewer, file: { id: string; ownerId: string }) => boolean | Promise<boolean>

/** Access rule of each kind of file. */
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

/** Returns the original name with the extension of the stored type. */
function downloadName(name: string, type: string) {
  const ending = endings[type] ?? 'bin'
  return `${name.replace(/\.[\p{L}\d]{1,8}$/u, '') || 'file'}.${ending}`
}

/** Opens the bytes of a file or a range of them. Null when they are gone, `'damaged'` when their number differs from
 *  the stored one (logged for the operator), `'unavailable'` when the store cannot be reached. */
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
