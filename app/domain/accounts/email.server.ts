import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { areEmailsSent } from '#app/domain/emails/availability.server.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { type Counter, consumeLimits } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import type { Language } from '#app/i18n/config.ts'
import type { ChangeEmail } from './credentials.schema.ts'
import { isBackedByOrganization } from './credentials.ts'
import { checkOwnPassword, type PasswordRefusal } from './own-password.server.ts'
import { checkOwnCode, type CodeRefusal } from './two-step.server.ts'
import { findToken, issueToken, redeemToken } from './tokens.server.ts'
import type { Viewer } from './viewer.server.ts'

// A person may enter any address, so an email counts for both the sender and the recipient. The recipient's limit is
// twice as high, so that one sender alone cannot use up the emails of another person's address.
const perMinute: Rule = { name: 'verification.minute', limit: 1, windowMinutes: 1 }
const perDay: Rule = { name: 'verification.day', limit: 5, windowMinutes: 24 * 60 }
const toOneAddress: Rule = { name: 'verification.to', limit: 10, windowMinutes: 24 * 60 }

/** A person's confirmed address, and the one awaiting confirmation. */
export type EmailStanding = { confirmed: string | null; pending: string | null }

export async function findEmailStanding(viewer: Viewer, now = new Date()): Promise<EmailStanding> {
  const token = await db.oneTimeToken.findFirst({
    where: { userId: viewer.id, kind: 'VERIFY_EMAIL', usedAt: null, expiresAt: { gt: now } },
    orderBy: { createdAt: 'desc' },
    select: { email: true },
  })
  const own = viewer.emailVerified ? null : viewer.email
  return { confirmed: viewer.emailVerified ? viewer.email : null, pending: token?.email ?? own }
}

/** Starts a change of the viewer's address; the former one stays until the new one is confirmed by the link in an
 *  email. An address that belongs to another account gets the same answer, and its owner an email. `'no-emails'` when
 *  this installation sends none. */
export async function requestEmail(
  viewer: Viewer,
  { email, currentPassword, oneTimeCode }: ChangeEmail,
  language: Language,
): Promise<'done' | PasswordRefusal | CodeRefusal | 'emailSame' | 'emailTooOften' | 'no-emails'> {
  if (!areEmailsSent()) return 'no-emails'
  const checked = await checkOwnPassword(viewer, currentPassword)
  if (checked !== 'right') return checked
  if (viewer.emailVerified && viewer.email && fold(viewer.email) === fold(email)) return 'emailSame'
  const refusal = await checkOwnCode(viewer, oneTimeCode)
  if (refusal) return refusal
  if ((await consumeLimits(emailCounters(viewer.id, email))) > 0) return 'emailTooOften'
  // The person must wait a minute before requesting this email again.
  await consumeLimits([[perMinute, viewer.id]])
  await promiseLink(viewer.id, email, language)
  return 'done'
}

/** Sends the confirmation email again. Returns the seconds to wait first, 0 when the email is queued, and null when no
 *  address awaits confirmation or no emails are sent. */
export async function resendVerification(viewer: Viewer, language: Language): Promise<number | null> {
  const { pending } = await findEmailStanding(viewer)
  if (pending === null || !areEmailsSent()) return null
  const wait = await consumeLimits([[perMinute, viewer.id], ...emailCounters(viewer.id, pending)])
  if (wait === 0) await promiseLink(viewer.id, pending, language)
  return wait
}

function emailCounters(userId: string, email: string): Counter[] {
  return [
    [perDay, userId],
    [toOneAddress, fold(email)],
  ]
}

/** The newest token defines the pending address. This token itself is never sent: the email creates its own, and each
 *  new token invalidates all earlier links. */
async function promiseLink(userId: string, email: string, language: Language) {
  await inTurn(async tx => {
    const owner = await findOwner(email, tx)
    await issueToken({ userId, kind: 'VERIFY_EMAIL', email }, tx)
    const taken = owner !== null && owner.id !== userId
    await queueEmail(
      taken
        ? { name: 'email-taken', email, language: owner.language ?? language }
        : { name: 'verify-email', userId, email },
      tx,
    )
  })
}

/** Returns the address a link would confirm and the username of its account, or null when the link is invalid. */
export async function findConfirmation(secret: string): Promise<{ email: string; username: string } | null> {
  const token = await findToken('VERIFY_EMAIL', secret)
  if (!token?.email) return null
  const { username } = await db.user.findUniqueOrThrow({ where: { id: token.userId }, select: { username: true } })
  return { email: token.email, username }
}

/** Confirms an address with the link from an email and uses the link up. `'taken'` when another person has confirmed
 *  the same address in the meantime, `'expired'` when the link was used, is too old or has been replaced. */
export async function confirmEmail(secret: string): Promise<'done' | 'taken' | 'expired'> {
  return inTurn(async tx => {
    const token = await redeemToken('VERIFY_EMAIL', secret, tx)
    if (!token?.email) return 'expired'
    const { userId, email } = token
    const owner = await findOwner(email, tx)
    if (owner && owner.id !== userId) return 'taken'

    const former = await tx.user.findUniqueOrThrow({ where: { id: userId } })
    await tx.user.update({
      where: { id: userId },
      data: { email, emailFolded: fold(email), emailVerifiedAt: new Date() },
    })
    await leaveFormerAddress(tx, former, email)
    return 'done'
  })
}

/** Removes the viewer's confirmed address. `'not-allowed'` without an organisation, because the person could not
 *  recover the account. */
export async function removeEmail(
  viewer: Viewer,
  password: string,
  code: string | undefined,
): Promise<'done' | 'not-allowed' | PasswordRefusal | CodeRefusal> {
  if (!isBackedByOrganization(viewer)) return 'not-allowed'
  const checked = await checkOwnPassword(viewer, password)
  if (checked !== 'right') return checked
  const refusal = await checkOwnCode(viewer, code)
  if (refusal) return refusal
  await inTurn(async tx => {
    const former = await tx.user.findUniqueOrThrow({ where: { id: viewer.id } })
    if (former.email === null) return
    await tx.user.update({
      where: { id: viewer.id },
      data: { email: null, emailFolded: null, emailVerifiedAt: null },
    })
    await leaveFormerAddress(tx, former, null)
  })
  return 'done'
}

type Former = { id: string; email: string | null; emailVerifiedAt: Date | null }

/** Invalidates the links sent to the former address and notifies its reader. */
async function leaveFormerAddress(tx: Db, { id, email, emailVerifiedAt }: Former, now: string | null) {
  await tx.oneTimeToken.deleteMany({ where: { userId: id, kind: { in: ['RESET_PASSWORD', 'INVITATION'] } } })
  if (now === null) await tx.oneTimeToken.deleteMany({ where: { userId: id, kind: 'VERIFY_EMAIL' } })
  const details = { removed: now === null }
  await recordEvent({ action: 'account.email-changed', actorId: id, subjectId: id, details }, tx)
  const left = email !== null && emailVerifiedAt !== null && (now === null || fold(email) !== fold(now))
  if (left) await queueEmail({ name: 'email-changed', userId: id, email }, tx)
}

function findOwner(email: string, client: Db) {
  return client.user.findUnique({ where: { emailFolded: fold(email) }, select: { id: true, language: true } })
}
