import { setTimeout as wait } from 'node:timers/promises'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { areEmailsSent } from '#app/domain/emails/availability.server.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { giveConsents, needsFirstConsent } from './consents.server.ts'
import { type NewPasswordRefusal, refusalOf, replacePassword } from './new-password.server.ts'
import { hashPassword } from './passwords.server.ts'
import { findToken, redeemToken } from './tokens.server.ts'
import { findUserId } from './usernames.server.ts'

const perAccount: Rule = { name: 'recovery.account', limit: 3, windowMinutes: 60 }
const perAddress: Rule = { name: 'recovery.address', limit: 20, windowMinutes: 60 }

/** Tokens that set a new password: a requested reset link, and an invitation to a new account. */
const opening = ['RESET_PASSWORD', 'INVITATION'] as const

/** Minimum duration of an answer, in ms. Longer than the work for any account takes, so that timing reveals nothing. */
const ANSWER_MS = 250

/** Requests a password reset link by username or e-mail. An email is queued when the account is active and has a
 *  confirmed address, at most three an hour; neither the wording nor the timing of the answer reveals whether it was.
 *  `'too-often'` concerns only the visitor's network address (null when unknown). */
export async function requestReset(emailOrUsername: string, address: string | null): Promise<'accepted' | 'too-often'> {
  if (address && (await consumeLimit(perAddress, address)) > 0) return 'too-often'
  await Promise.all([queueLinkEmail(emailOrUsername), wait(ANSWER_MS)])
  return 'accepted'
}

async function queueLinkEmail(emailOrUsername: string) {
  const user = await db.user.findUnique({
    where: { id: (await findUserId(emailOrUsername)) ?? '' },
    select: { id: true, state: true, email: true, emailVerifiedAt: true },
  })
  if ((await consumeLimit(perAccount, user?.id ?? fold(emailOrUsername))) > 0) return
  if (!areEmailsSent() || user?.state !== 'ACTIVE' || user.email === null || user.emailVerifiedAt === null) return
  await queueEmail({ name: 'reset-password', userId: user.id })
}

/** Returns the account whose password a link sets, or null when the link is no longer valid. */
export async function findReset(secret: string): Promise<{ userId: string; username: string } | null> {
  const token = await findToken([...opening], secret)
  if (!token) return null
  const { username } = await db.user.findUniqueOrThrow({ where: { id: token.userId }, select: { username: true } })
  return { userId: token.userId, username }
}

/** Sets a new password with the link from an email, which is used up; every session ends. When the account was created
 *  for the person, saves their consent to the terms too. `'expired'` when the link was used or is too old, or the
 *  account was closed. Of two simultaneous requests only one succeeds. */
export async function resetPassword(
  secret: string,
  password: string,
): Promise<'done' | 'expired' | NewPasswordRefusal> {
  const token = await findToken([...opening], secret)
  if (!token) return 'expired'
  const { profile, ...user } = await db.user.findUniqueOrThrow({
    where: { id: token.userId },
    include: { profile: { select: { firstName: true, lastName: true } } },
  })
  const refusal = await refusalOf(password, { ...user, firstName: '', lastName: '', ...profile })
  if (refusal) return refusal

  const passwordHash = await hashPassword(password)
  return inTurn(async tx => {
    const redeemed = await redeemToken([...opening], secret, tx)
    if (!redeemed) return 'expired'
    if (redeemed.email) await confirmInvited(tx, redeemed.userId, redeemed.email)
    if (await needsFirstConsent(user.id, tx)) await giveConsents(user.id, tx)
    await replacePassword(tx, user.id, passwordHash)
    await recordEvent({ action: 'account.password-reset', actorId: user.id, subjectId: user.id }, tx)
    return 'done'
  })
}

/** Confirms the address an invitation was sent to, unless another person has confirmed it in the meantime. */
async function confirmInvited(tx: Db, userId: string, email: string) {
  const emailFolded = fold(email)
  if (await tx.user.findUnique({ where: { emailFolded }, select: { id: true } })) return
  await tx.user.update({ where: { id: userId }, data: { email, emailFolded, emailVerifiedAt: new Date() } })
}
