import { buffer } from 'node:stream/consumers'
import { db } from '#app/database/client.server.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import { lookOf } from '#app/outside/pictures/picture-look.server.ts'

/** The looks of the pictures of a profile that are at fault, for a case of it; none for a case of something else. A report is of
 *  the whole profile, so the moderator names them; what consists of one picture and no words is removed for that one. A file
 *  that cannot be read has no look. */
export async function readProfileLooks(caseId: string, named: readonly string[]): Promise<string[]> {
  const found = await db.moderationCase.findUnique({
    where: { id: caseId },
    select: { targetKind: true, targetId: true },
  })
  if (found?.targetKind !== 'PROFILE') return []
  const profile = await db.profile.findUnique({
    where: { userId: found.targetId },
    select: { avatarId: true, coverId: true, bio: true, organization: true },
  })
  const files = [profile?.avatarId, profile?.coverId].flatMap(id => id ?? [])
  const alone = files.length === 1 && !profile?.bio && !profile?.organization
  const looks = await Promise.all(files.filter(id => alone || named.includes(id)).map(readLook))
  return looks.flatMap(look => look ?? [])
}

async function readLook(fileId: string): Promise<string | null> {
  try {
    const found = await fileStore.read(`${fileId}/main`)
    return found && (await lookOf(await buffer(found.stream)))
  } catch {
    return null
  }
}
