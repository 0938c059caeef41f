import { db } from '#app/database/client.server.ts'
import { recordAtMost } from '#app/domain/audit/audit.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { paced } from '#app/domain/rate-limits/paced.server.ts'
import type { Counter } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { PacedRule } from '#app/domain/rate-limits/rule.ts'
import type { Login } from './account.schema.ts'
import type { Account } from './accounts.server.ts'
import { liftEndedBlock } from './standing.server.ts'
import { isOneTimePasswordOver } from './one-time-password.ts'
import { beforeHash, hashPassword, isOutdated, verifyPassword } from './passwords.server.ts'
import { findToken, issueToken, redeemToken } from './tokens.server.ts'
import { tryCode } from './two-step.server.ts'
import { findUserId } from './usernames.server.ts'
import { QueueFull } from './work-queue.ts'

/** Where a sign-in comes from. */
export type Origin = {
  /** The visitor's network, where it is known: a whole class may share it. */
  address: string | null
  /** Tells browsers behind one address apart; empty for all that carry no mark. */
  browser: string
  /** Somebody has signed in to this account in this browser before. */
  knows: (userId: string) => boolean
}

export type SignIn =
  | { is: 'open'; account: Account }
  /** The password was right; the token opens the second step once. */
  | { is: 'code-needed'; signInToken: string }
  | {
      is: 'refused'
      because: 'wrongCredentials' | 'accountInactive' | 'accountBlocked' | 'passwordExpired' | 'tooOften'
      /** Why an account is shut, in the words of who did it, and when that ends by itself. */
      shut?: { reason: string | null; until: Date | null }
    }
  | { is: 'busy' }

// Failures slow what comes after them and refuse nothing (docs/decisions/044). An account takes ten wrong passwords in
// a quarter of an hour, then one every ten seconds, from however many places; an address three hundred, then one every
// three. The owner's own browser is counted apart from all others and from its address.
const account: PacedRule = { name: 'sign-in', limit: 10, windowMinutes: 15, longestPause: 10, rightForgets: true }
const address: PacedRule = { ...account, name: 'sign-in.address', limit: 300, longestPause: 3, rightForgets: false }

/** Checks a name or e-mail and a password. Unknown names and wrong passwords get the same answer in the same time; why
 *  an account is shut is told only to a person who knows its password. */
export async function signIn(given: Login, origin: Origin): Promise<SignIn> {
  const inQueue = <T>(work: () => Promise<T>) => beforeHash(origin.address, work)
  try {
    const folded = fold(given.emailOrUsername)
    const user = await inQueue(() => findAccount(given.emailOrUsername))
    const counters = countersOf(user?.id ?? folded, origin, user !== null && origin.knows(user.id))
    const source = { address: origin.address ?? '', browser: origin.browser }
    const check = async () => {
      const matches = await verifyPassword(user?.passwordHash ?? null, given.password, origin.address)
      return { failed: !matches, outcome: matches }
    }
    const outcome = await paced(counters, source, check, inQueue)
    if (outcome === null) {
      if (user) await recordAtMost(1, { action: 'refused.limit', actorId: null, subjectId: user.id })
      return refused('tooOften')
    }
    if (!outcome || !user) {
      if (user) await recordFailure(user.id, 'password')
      return refused('wrongCredentials')
    }
    return await open(user, given.password)
  } catch (error) {
    if (error instanceof QueueFull) return { is: 'busy' }
    throw error
  }
}

type Refused = Extract<SignIn, { is: 'refused' }>
type Found = NonNullable<Awaited<ReturnType<typeof findAccount>>>

async function findAccount(emailOrUsername: string) {
  return db.user.findUnique({
    where: { id: (await findUserId(emailOrUsername)) ?? '' },
    select: {
      id: true,
      passwordHash: true,
      passwordChangedAt: true,
      passwordChangeRequired: true,
      createdAt: true,
      language: true,
      onboardedAt: true,
      state: true,
      stateReason: true,
      stateUntil: true,
      totpDevice: { select: { confirmedAt: true } },
    },
  })
}

/** What follows the right password. */
async function open(user: Found, password: string): Promise<SignIn> {
  const shut = { reason: user.stateReason, until: user.stateUntil }
  if (user.state === 'BLOCKED' && !(await liftEndedBlock(user.id))) return { ...refused('accountBlocked'), shut }
  if (user.state === 'INACTIVE') return { ...refused('accountInactive'), shut }
  if (isOneTimePasswordOver(user, new Date())) return refused('passwordExpired')
  if (isOutdated(user.passwordHash)) await renewHash(user.id, password)
  if (user.totpDevice?.confirmedAt) {
    return { is: 'code-needed', signInToken: await issueToken({ userId: user.id, kind: 'SIGN_IN' }) }
  }
  return { is: 'open', account: accountOf(user) }
}

/** The counters of a sign-in, the narrowest first. */
function countersOf(whom: string, origin: Origin, known: boolean): Counter<PacedRule>[] {
  if (known) return [[account, `${whom} known`]]
  return origin.address
    ? [
        [account, whom],
        [address, origin.address],
      ]
    : [[account, whom]]
}

/** Finishes a sign-in with the code of the person's phone, or one of their recovery codes. `'expired'` sends them back to
 *  the password. */
export async function finishSignIn(
  signInToken: string,
  code: string,
  knows: Origin['knows'],
): Promise<Account | 'wrong' | 'too-often' | 'too-many-today' | 'expired'> {
  const found = await findToken('SIGN_IN', signInToken)
  if (!found) return 'expired'
  const tried = await tryCode(found.userId, code, { known: knows(found.userId) })
  if (tried === 'wrong') await recordFailure(found.userId, 'code')
  if (tried !== 'app' && tried !== 'recovery-code') return tried
  if (!(await redeemToken('SIGN_IN', signInToken))) return 'expired'
  const user = await db.user.findUniqueOrThrow({ where: { id: found.userId } })
  return { ...accountOf(user), factor: tried }
}

function accountOf({
  id,
  language,
  onboardedAt,
  passwordChangeRequired,
}: Pick<Found, 'id' | 'language' | 'onboardedAt' | 'passwordChangeRequired'>) {
  return { id, language, onboarded: onboardedAt !== null, passwordChangeRequired }
}

/** Twenty failures an hour are written one by one; more of them say nothing new. */
async function recordFailure(userId: string, factor: 'password' | 'code') {
  const event = { action: 'account.sign-in-failed', actorId: null, subjectId: userId } as const
  await recordAtMost(20, { ...event, details: { factor } })
}

function refused(because: Refused['because']): Refused {
  return { is: 'refused', because }
}

async function renewHash(userId: string, password: string) {
  const passwordHash = await hashPassword(password)
  await db.user.update({ where: { id: userId }, data: { passwordHash } })
}
