import { flag, jsonOf, readRow, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { FileKind, Variant } from '#app/domain/files/kinds.ts'
import { isEvidence } from '#app/domain/moderation/evidence.server.ts'
import { isInSeenProject } from '#app/domain/visibility/projects.server.ts'
import { foundBy, maySeeStudies } from '#app/domain/visibility/visibility.server.ts'
import { type ByteRange, StoreUnavailable } from '#app/outside/files/file-store.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { isInSeenPost, isInSeenStory } from './posts-and-stories.server.ts'

export type ReadableFile = { key: string; kind: string; type: string; bytes: number; name: string; version: string }

const fileRow = {
  ...{ ownerId: text, kind: word<FileKind>(), hidden: flag, name: text, hash: text, variants: jsonOf<Variant[]>() },
  seen: flag,
}

/** Returns one size of a kept file, or null when it does not exist or the viewer may not see it. Each kind follows the
 *  rule of the page that shows it, in one statement (docs/decisions/097). People who may see a moderation case see its
 *  pictures too. */
export async function findFile(viewer: Viewer, fileId: string, variant: string): Promise<ReadableFile | null> {
  const query = Prisma.sql`
    SELECT f."ownerId", f."kind", f."state" = 'HIDDEN' AS "hidden", f."name", f."hash", f."variants", ${isSeen(viewer)} AS "seen"
    FROM "StoredFile" f JOIN "User" u ON u."id" = f."ownerId"
    WHERE f."id" = ${fileId} AND f."state" IN ('KEPT', 'HIDDEN')`
  const file = await readRow(fileRow, query)
  const found = file?.variants.find(({ name }) => name === variant)
  if (!file || !found) return null
  const { kind, hidden, ownerId } = file
  // Another person's certificate also depends on their age and privacy setting, which the SQL does not check.
  const seen = file.seen || (kind === 'CERTIFICATE' && !hidden && (await maySeeStudies(viewer, ownerId)))
  if (!seen && !(await isEvidence(viewer, fileId))) return null
  const { type, bytes } = found
  return { key: `${fileId}/${variant}`, kind, type, bytes, name: downloadName(file.name, type), version: file.hash }
}

/** SQL condition on rows `f` and `u`, a file and its owner: the viewer may see it. A file hidden by a moderator is
 *  visible to its owner, unless it is kept only as evidence of a case. */
function isSeen(viewer: Viewer): Prisma.Sql {
  const isOwn = Prisma.sql`f."ownerId" = ${viewer.id}`
  const ofKind = {
    AVATAR: foundBy(viewer),
    COVER: foundBy(viewer),
    CERTIFICATE: isOwn,
    POST_PICTURE: isInSeenPost(viewer),
    STORY: isInSeenStory(viewer, new Date()),
    BANNER: isInSeenProject(viewer),
    LOGO: isInSeenProject(viewer),
    PROJECT_IMAGE: isInSeenProject(viewer),
  } satisfies Record<FileKind, Prisma.Sql>
  const rules = Object.entries(ofKind).map(([kind, rule]) => Prisma.sql`WHEN ${Prisma.raw(`'${kind}'`)} THEN ${rule}`)
  return Prisma.sql`
    CASE WHEN f."state" = 'HIDDEN'
      THEN ${isOwn} AND NOT EXISTS (SELECT 1 FROM "CasePicture" k WHERE k."fileId" = f."id")
      ELSE CASE f."kind" ${Prisma.join(rules, ' ')} ELSE FALSE END
    END`
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
