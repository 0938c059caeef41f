import { randomInt } from 'node:crypto'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { firstPasswordSchema, newPasswordSchema } from './account.schema.ts'
import { giveConsents, needsFirstConsent } from './consents.server.ts'
import { type NewPasswordRefusal, refusalOf, replacePassword } from './new-password.server.ts'
import { hashOneTimePassword, hashPassword } from './passwords.server.ts'
import type { Viewer } from './viewer.server.ts'

/** Gives an account a password that its owner must replace at the first sign-in. Ends all sessions. Returns the
 *  password, which is shown once. `actorId` is null for the operator. */
export async function giveOneTimePassword(userId: string, actorId: string | null): Promise<string> {
  return inTurn(tx => setOneTimePassword(tx, userId, { actorId }))
}

type Given = { actorId: string | null; organizationId?: string }

/** Same as `giveOneTimePassword`, in the caller's transaction, on behalf of the site or an organisation. */
export async function setOneTimePassword(tx: Db, userId: string, by: Given): Promise<string> {
  const password = newOneTimePassword()
  await replacePassword(tx, userId, hashOneTimePassword(password))
  await tx.user.update({ where: { id: userId }, data: { passwordChangeRequired: true } })
  await recordEvent({ action: 'account.password-reset', subjectId: userId, ...by }, tx)
  return password
}

/** Returns the schema for a person's new password. When the account was created for them, they also accept the terms. */
export async function firstSignInSchema(userId: string) {
  return (await needsFirstConsent(userId)) ? firstPasswordSchema : newPasswordSchema
}

/** Replaces a one-time password with the person's own. Ends every session including the current one, so the caller
 *  starts another. When the account was created for the person, saves their consent to the terms too. `'ended'` when
 *  the one-time password was replaced in the meantime, by the person or by a newer one. */
export async function replaceOneTimePassword(
  viewer: Viewer,
  password: string,
): Promise<'done' | 'ended' | NewPasswordRefusal> {
  const { passwordHash: former } = await db.user.findUniqueOrThrow({ where: { id: viewer.id } })
  const refusal = await refusalOf(password, { ...viewer, passwordHash: former })
  if (refusal) return refusal
  const passwordHash = await hashPassword(password)
  return inTurn(async tx => {
    const { passwordHash: current } = await tx.user.findUniqueOrThrow({ where: { id: viewer.id } })
    if (current !== former) return 'ended'
    if (await needsFirstConsent(viewer.id, tx)) await giveConsents(viewer.id, tx)
    await replacePassword(tx, viewer.id, passwordHash)
    await recordEvent({ action: 'account.password-changed', actorId: viewer.id, subjectId: viewer.id }, tx)
    return 'done'
  })
}

/** Generates a one-time password: four groups of three letters and digits, none of which look alike in print. 59 bits. */
export function newOneTimePassword() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const part = () => Array.from({ length: 3 }, () => letters[randomInt(letters.length)]).join('')
  return [part(), part(), part(), part()].join('-')
}
