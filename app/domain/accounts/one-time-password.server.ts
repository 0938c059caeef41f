import { randomInt } from 'node:crypto'
import { db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { type NewPasswordRefusal, refusalOf, replacePassword } from './new-password.server.ts'
import { hashPassword } from './passwords.server.ts'
import type { Viewer } from './viewer.server.ts'

/** Gives an account a password that works until its owner has replaced it at the first sign-in. All sessions end.
 *  Returns the password, which is shown once. `actorId` is null for the operator. */
export async function giveOneTimePassword(userId: string, actorId: string | null): Promise<string> {
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  await inTurn(async tx => {
    await replacePassword(tx, userId, passwordHash)
    await tx.user.update({ where: { id: userId }, data: { passwordChangeRequired: true } })
    await recordEvent({ action: 'account.password-reset', actorId, subjectId: userId }, tx)
  })
  return password
}

/** Replaces a one-time password by the person's own. Every session ends, this one too: what holds it starts another. */
export async function replaceOneTimePassword(viewer: Viewer, password: string): Promise<'done' | NewPasswordRefusal> {
  const { passwordHash: former } = await db.user.findUniqueOrThrow({ where: { id: viewer.id } })
  const refusal = await refusalOf(password, { ...viewer, passwordHash: former })
  if (refusal) return refusal
  const passwordHash = await hashPassword(password)
  await inTurn(async tx => {
    await replacePassword(tx, viewer.id, passwordHash)
    await recordEvent({ action: 'account.password-changed', actorId: viewer.id, subjectId: viewer.id }, tx)
  })
  return 'done'
}

/** Twelve letters and digits in threes, none of which is mistaken for another on a printed slip: 59 bits. */
function newPassword() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const part = () => Array.from({ length: 3 }, () => letters[randomInt(letters.length)]).join('')
  return [part(), part(), part(), part()].join('-')
}
