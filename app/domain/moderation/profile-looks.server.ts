import { buffer } from 'node:stream/consumers'
import { db } from '#app/database/client.server.ts'
import { lookKey } from '#app/domain/files/kinds.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import { perceptualHashOf } from '#app/outside/pictures/perceptual-hash.server.ts'

/** Returns the files at fault in a case about a profile: the `named` ones among avatar, cover, certificates and
 *  pictures removed since. A report is about the whole profile, so the moderator names them; a profile with a single
 *  file and no text needs no naming. Empty for other targets. */
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

/** Returns the perceptual hashes of stored files. Unreadable files are skipped. */
export async function readLooks(fileIds: readonly string[]): Promise<string[]> {
  const files = await db.storedFile.findMany({
    where: { id: { in: [...fileIds] } },
    select: { id: true, kind: true },
  })
  const looks = await Promise.all(files.map(readLook))
  return looks.flatMap(look => look ?? [])
}

/** Returns the perceptual hash of a stored file, for a document of its first page; null when it is almost blank or
 *  unreadable. */
async function readLook(file: { id: string; kind: string }): Promise<string | null> {
  try {
    const found = await fileStore.read(lookKey(file))
    return found && (await perceptualHashOf(await buffer(found.stream)))
  } catch {
    return null
  }
}
