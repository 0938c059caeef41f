import type { Db } from '#app/database/client.server.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'
import { isCommonPassword } from './common-passwords.ts'
import { verifyPassword } from './passwords.server.ts'

type Owner = { username: string; firstName: string; lastName: string; passwordHash: string }

export type NewPasswordRefusal = 'passwordCommon' | 'passwordSame'

/** Returns why a new password is refused: it is easily guessed, or it is the current one. Null when it is accepted. */
export async function refusalOf(password: string, owner: Owner): Promise<NewPasswordRefusal | null> {
  if (isCommonPassword(password, [owner.username, owner.firstName, owner.lastName])) return 'passwordCommon'
  return (await verifyPassword(owner.passwordHash, password)) ? 'passwordSame' : null
}

/** Replaces an account's password, in the caller's transaction. Ends every session, invalidates every link and sign-in
 *  token that opens the account, and notifies its owner by email. */
export async function replacePassword(tx: Db, userId: string, passwordHash: string) {
  await tx.user.update({
    where: { id: userId },
    data: { passwordHash, passwordChangedAt: new Date(), passwordChangeRequired: false },
  })
  await tx.session.deleteMany({ where: { userId } })
  await tx.passwordSlip.deleteMany({ where: { userId } })
  await tx.oneTimeToken.deleteMany({ where: { userId, kind: { in: ['RESET_PASSWORD', 'INVITATION', 'SIGN_IN'] } } })
  await queueEmail({ name: 'password-changed', userId }, tx)
}
