import { buffer } from 'node:stream/consumers'
import { db } from '#app/database/client.server.ts'
import { lookKey } from '#app/domain/files/kinds.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import { lookOf } from '#app/outside/pictures/picture-look.server.ts'

/** The files of a profile that are at fault, avatar, cover and certificates, those too that their owner took away since, for a case of it; none for a case of something else. A
 *  report is of the whole profile, so the moderator names them; what consists of one file and no words is removed for that one. */
export async function listPicturesAtFault(caseId: string, named: readonly string[]): Promise<string[]> {
  const found = await db.moderationCase.findUnique({
    where: { id: caseId },
    select: { targetKind: true, targetId: true },
  })
  if (found?.targetKind !== 'PROFILE') return []
  const userId = found.targetId
  const profile = await db.profile.findUnique({
    where: { userId },
    select: { avatarId: true, coverId: true, bio: true, organization: true },
  })
  const certificates = await db.certificate.findMany({ where: { userId }, select: { fileId: true } })
  const left = await db.casePicture.findMany({ where: { caseId }, select: { fileId: true } })
  const others = [...certificates, ...left].map(({ fileId }) => fileId)
  const files = [profile?.avatarId, profile?.coverId, ...others].flatMap(id => id ?? [])
  const alone = files.length === 1 && !profile?.bio && !profile?.organization
  return files.filter(id => alone || named.includes(id))
}

/** The looks of kept files. One that cannot be read has no look. */
export async function readLooks(fileIds: readonly string[]): Promise<string[]> {
  const files = await db.storedFile.findMany({
    where: { id: { in: [...fileIds] } },
    select: { id: true, kind: true },
  })
  const looks = await Promise.all(files.map(readLook))
  return looks.flatMap(look => look ?? [])
}

/** The look of a kept file, of a document that of its first page; null for one that shows nothing or cannot be read. */
async function readLook(file: { id: string; kind: string }): Promise<string | null> {
  try {
    const found = await fileStore.read(lookKey(file))
    return found && (await lookOf(await buffer(found.stream)))
  } catch {
    return null
  }
}
