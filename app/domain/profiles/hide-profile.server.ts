import type { Db } from '#app/database/client.server.ts'
import { lineBreak } from '#app/database/dialect.server.ts'
import { readRow, text } from '#app/database/rows.server.ts'
import { releaseFile } from '#app/domain/files/files.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

// Hiding a profile hides only what its owner added: description, school or workplace, avatar, cover and certificates.
// The name stays, so that others know whom they meet. Pictures appear in many lists, so their files are hidden; a
// certificate is listed only while its file is visible.

/** SQL: the texts of the profile in row `a` that are hidden with it: organisation, description and the text of the
 *  portfolio. Not every viewer of the profile may read the first and the last. */
export const profileWords = Prisma.sql`(COALESCE(a."organization" || ${lineBreak}, '') || COALESCE(a."bio", '')
  || COALESCE((SELECT ${lineBreak} || w."about" FROM "Portfolio" w WHERE w."userId" = a."userId" AND w."about" <> ''), ''))`

/** Returns the same texts of one person. */
export async function readProfileWords(tx: Db, userId: string): Promise<string> {
  const query = Prisma.sql`SELECT ${profileWords} AS "text" FROM "Profile" a WHERE a."userId" = ${userId}`
  return (await readRow({ text }, query, tx))?.text ?? ''
}

/** Checks whether a person has added an avatar, a cover or a certificate since an instant, and still has it. */
export async function hasNewPicture(tx: Db, userId: string, since: Date): Promise<boolean> {
  const where = { ...ofProfile(userId), state: { in: ['KEPT', 'HIDDEN'] }, createdAt: { gt: since } }
  return (await tx.storedFile.count({ where })) > 0
}

/** Hides the texts, pictures and certificates of a person from everyone else. False when there is no such person. */
export async function hideProfile(tx: Db, userId: string, now: Date): Promise<boolean> {
  const { count } = await tx.profile.updateMany({ where: { userId }, data: { hiddenAt: now } })
  await tx.storedFile.updateMany({ where: { ...ofProfile(userId), state: 'KEPT' }, data: { state: 'HIDDEN' } })
  return count === 1
}

/** Shows a hidden profile again. */
export async function showProfile(tx: Db, userId: string): Promise<boolean> {
  const { count } = await tx.profile.updateMany({ where: { userId }, data: { hiddenAt: null } })
  await showFiles(tx, userId)
  return count === 1
}

/** Deletes the texts (with that of the portfolio) and the pictures of a profile; the person may add new ones. Of the
 *  certificates only those whose files are `named` are deleted, the others are shown again. The sweep removes the
 *  files. False when there is no such profile. */
export async function clearProfile(tx: Db, userId: string, named: readonly string[] = []): Promise<boolean> {
  const profile = await tx.profile.findUnique({ where: { userId }, select: { avatarId: true, coverId: true } })
  if (!profile) return false
  const none = { bio: null, organization: null, avatarId: null, coverId: null, hiddenAt: null }
  await tx.profile.update({ where: { userId }, data: none })
  await tx.portfolio.updateMany({ where: { userId }, data: { about: null, version: { increment: 1 } } })
  const certificates = await tx.certificate.findMany({ where: { userId, fileId: { in: [...named] } } })
  await tx.certificate.deleteMany({ where: { id: { in: certificates.map(({ id }) => id) } } })
  const gone = [profile.avatarId, profile.coverId, ...certificates.map(({ fileId }) => fileId)]
  for (const fileId of gone) if (fileId) await releaseFile(fileId, tx)
  await showFiles(tx, userId)
  return true
}

async function showFiles(tx: Db, userId: string) {
  await tx.storedFile.updateMany({ where: { ...ofProfile(userId), state: 'HIDDEN' }, data: { state: 'KEPT' } })
}

const ofProfile = (ownerId: string) => ({ ownerId, kind: { in: ['AVATAR', 'COVER', 'CERTIFICATE'] }, evidenceOf: null })
