import type { Db } from '#app/database/client.server.ts'
import { releaseFile } from '#app/domain/files/files.server.ts'

// Of a profile only what a person wrote and showed is hidden: words about themselves, picture, cover. Their name stays, so
// that others know whom they meet. A picture stands in many lists, so its file is what is hidden.

/** Keeps words about themselves and pictures of a person from everybody else. False when there is no such person. */
export async function hideProfile(tx: Db, userId: string, now: Date): Promise<boolean> {
  const { count } = await tx.profile.updateMany({ where: { userId }, data: { hiddenAt: now } })
  await tx.storedFile.updateMany({ where: { ...ofProfile(userId), state: 'KEPT' }, data: { state: 'HIDDEN' } })
  return count === 1
}

/** Shows them again. */
export async function showProfile(tx: Db, userId: string): Promise<boolean> {
  const { count } = await tx.profile.updateMany({ where: { userId }, data: { hiddenAt: null } })
  await tx.storedFile.updateMany({ where: { ...ofProfile(userId), state: 'HIDDEN' }, data: { state: 'KEPT' } })
  return count === 1
}

/** Takes them away for good; the person may write and show something else. The sweep removes the files. */
export async function strikeProfile(tx: Db, userId: string): Promise<boolean> {
  const profile = await tx.profile.findUnique({ where: { userId }, select: { avatarId: true, coverId: true } })
  if (!profile) return false
  const none = { bio: null, avatarId: null, coverId: null, hiddenAt: null }
  await tx.profile.update({ where: { userId }, data: none })
  for (const fileId of [profile.avatarId, profile.coverId]) if (fileId) await releaseFile(fileId, tx)
  return true
}

const ofProfile = (ownerId: string) => ({ ownerId, kind: { in: ['AVATAR', 'COVER'] } })
