import { db } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { countTry, forgetTries, type Rule } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Login } from './account.schema.ts'
import type { Account } from './accounts.server.ts'
import { hashPassword, isHashingOverloaded, isOutdated, verifyPassword } from './passwords.server.ts'
import { findToken, issueToken, redeemToken } from './tokens.server.ts'
import { tryCode } from './two-step.server.ts'

/** Where a sign-in comes from. */
export type Origin = {
  /** The visitor's network address, where it is known: a whole class may share it. */
  address: string | null
  /** Somebody has signed in to this account in this browser before. */
  knows: (userId: string) => boolean
}

export type SignIn =
  | { is: 'open'; account: Account }
  /** The password was right; the token opens the second step once. */
  | { is: 'code-needed'; signInToken: string }
  | { is: 'refused'; because: 'wrongCredentials' | 'accountInactive' | 'accountBlocked' | 'tooOften' | 'tooOftenHere' }
  | { is: 'busy' }

// Limits are per account first. Guessing in one place never slows the owner's own browser, and a growing wait ends by
// itself: one person cannot lock another out. A class of thirty behind one address stays far below the address's limit.
const fromOnePlace: Rule = { name: 'sign-in', limit: 10, windowMinutes: 15, longestWait: 60 }
const fromAnywhereNew: Rule = { name: 'sign-in.account', limit: 100, windowMinutes: 15, longestWait: 30 }
const fromOneAddress: Rule = { name: 'sign-in.address', limit: 300, windowMinutes: 15 }

/** Checks a name or e-mail and a password. Unknown names and wrong passwords get the same answer in the same time; why
 *  an account is shut is told only to a person who knows its password. */
export async function signIn({ emailOrUsername, password }: Login, origin: Origin): Promise<SignIn> {
  if (isHashingOverloaded()) return { is: 'busy' }
  const folded = fold(emailOrUsername)
  const user = await db.user.findFirst({
    where: folded.includes('@') ? { emailFolded: folded } : { usernameFolded: folded },
    select: {
      id: true,
      passwordHash: true,
      language: true,
      onboardedAt: true,
      state: true,
      totpDevice: { select: { confirmedAt: true } },
    },
  })

  const known = user !== null && origin.knows(user.id)
  // A browser its owner has used before signs in however busy the school's address is.
  if (!known && origin.address && (await countTry(fromOneAddress, origin.address)) > 0) return refused('tooOftenHere')
  const tries = triesOf(user?.id ?? folded, origin, known)
  for (const [rule, whom] of tries) if ((await countTry(rule, whom)) > 0) return refused('tooOften')

  if (!(await verifyPassword(user?.passwordHash ?? null, password)) || !user) {
    if (user) await recordEvent({ action: 'account.sign-in-failed', actorId: null, subjectId: user.id })
    return refused('wrongCredentials')
  }
  for (const [rule, whom] of tries) await forgetTries(rule, whom)
  if (user.state === 'BLOCKED') return refused('accountBlocked')
  if (user.state !== 'ACTIVE') return refused('accountInactive')
  if (isOutdated(user.passwordHash)) await renewHash(user.id, password)

  if (user.totpDevice?.confirmedAt) {
    return { is: 'code-needed', signInToken: await issueToken({ userId: user.id, kind: 'SIGN_IN' }) }
  }
  return { is: 'open', account: { id: user.id, language: user.language, onboarded: user.onboardedAt !== null } }
}

/** Finishes a sign-in with the code of the person's phone, or one of their recovery codes. `'expired'` sends them back to
 *  the password. */
export async function finishSignIn(
  signInToken: string,
  code: string,
): Promise<Account | 'wrong' | 'too-often' | 'expired'> {
  const found = await findToken('SIGN_IN', signInToken)
  if (!found) return 'expired'
  const tried = await tryCode(found.userId, code)
  if (tried === 'wrong') {
    await recordEvent({ action: 'account.sign-in-failed', actorId: null, subjectId: found.userId })
  }
  if (tried !== 'right') return tried
  if (!(await redeemToken('SIGN_IN', signInToken))) return 'expired'
  const user = await db.user.findUniqueOrThrow({ where: { id: found.userId } })
  return { id: user.id, language: user.language, onboarded: user.onboardedAt !== null }
}

/** The counters of a sign-in: the owner's own browser is counted apart from all others. */
function triesOf(whom: string, { address }: Origin, known: boolean): [Rule, string][] {
  if (known) return [[fromOnePlace, `${whom} known`]]
  return [
    [fromOnePlace, `${whom} ${address ?? ''}`],
    [fromAnywhereNew, whom],
  ]
}

function refused(because: Extract<SignIn, { is: 'refused' }>['because']): SignIn {
  return { is: 'refused', because }
}

async function renewHash(userId: string, password: string) {
  await db.user.update({ where: { id: userId }, data: { passwordHash: await hashPassword(password) } })
}
