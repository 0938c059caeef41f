import type { Db } from '#app/database/client.server.ts'
import { lineBreak } from '#app/database/dialect.server.ts'
import { readRow, text } from '#app/database/rows.server.ts'
import { releaseFile } from '#app/domain/files/files.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

// Of a profile only what a person wrote and showed is hidden: words about themselves, where they say they learn or work, picture,
// cover, certificates. Their name stays, so that others know whom they meet. A picture stands in many lists, so its file is what is
// hidden; a certificate is shown where its file is.

/** SQL: the words of the profile in row `a` that are hidden with it, those of the portfolio at the end. Not everybody who sees the page
 *  may read the first line or the last. */
export const profileWords = Prisma.sql`(COALESCE(a."organization" || ${lineBreak}, '') || COALESCE(a."bio", '')
  || COALESCE((SELECT ${lineBreak} || w."about" FROM "Portfolio" w WHERE w."userId" = a."userId" AND w."about" <> ''), ''))`

/** The same of one person. */
export async function readProfileWords(tx: Db, userId: string): Promise<string> {
  const query = Prisma.sql`SELECT ${profileWords} AS "text" FROM "Profile" a WHERE a."userId" = ${userId}`
  return (await readRow({ text }, query, tx))?.text ?? ''
}

/** Keeps the words about themselves, the pictures and the certificates of a person from everybody else. False when there is no such person. */
export async function hideProfile(tx: Db, userId: string, now: Date): Promise<boolean> {
  const { count } = await tx.profile.updateMany({ where: { userId }, data: { hiddenAt: now } })
  await tx.storedFile.updateMany({ where: { ...ofProfile(userId), state: 'KEPT' }, data: { state: 'HIDDEN' } })
  return count === 1
}

/** Shows them again. */
export async function showProfile(tx: Db, userId: string): Promise<boolean> {
  const { count } = await tx.profile.updateMany({ where: { userId }, data: { hiddenAt: null } })
  await showFiles(tx, userId)
  return count === 1
}

/** Takes them away for good, with the words of the portfolio, which are hidden with them; the person may write and show something
 *  else. Of the certificates only those go that are `named`, the rest is shown again. The sweep removes the files. */
export async function strikeProfile(tx: Db, userId: string, named: readonly string[] = []): Promise<boolean> {
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
