import { db } from '#app/database/client.server.ts'
import { recordAtMost } from '#app/domain/audit/audit.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { throttled } from '#app/domain/rate-limits/throttled.server.ts'
import type { Counter } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { ThrottledRule } from '#app/domain/rate-limits/rule.ts'
import type { Login } from './account.schema.ts'
import type { Account } from './accounts.server.ts'
import { liftEndedBlock } from './standing.server.ts'
import { isOneTimePasswordOver } from './one-time-password.ts'
import { beforeHash, hashPassword, isOutdated, verifyPassword } from './passwords.server.ts'
import { findToken, issueToken, redeemToken } from './tokens.server.ts'
import { tryCode } from './two-step.server.ts'
import { findUserId } from './usernames.server.ts'
import { QueueFull } from './work-queue.ts'

/** Origin of a sign-in. */
export type Origin = {
  /** The visitor's network address, null when unknown. A whole class may share it. */
  address: string | null
  /** Distinguishes browsers behind one address. Empty for browsers without a mark. */
  browser: string
  /** Checks whether this account has been signed in to in this browser before. */
  knows: (userId: string) => boolean
}

export type SignIn =
  | { is: 'open'; account: Account }
  /** The password was correct. The token opens the second step once. */
  | { is: 'code-needed'; signInToken: string }
  | {
      is: 'refused'
      because: 'wrongCredentials' | 'accountInactive' | 'accountBlocked' | 'passwordExpired' | 'tooOften'
      /** Why an account is closed, as the administrator wrote it, and when the block ends by itself. */
      shut?: { reason: string | null; until: Date | null }
    }
  | { is: 'busy' }

// Failures slow down later attempts and do not lock the account (docs/decisions/044). After 10 wrong passwords in 15
// minutes an account takes one attempt every 10 s, from all places together; after 300 an address takes one every 3 s.
// `'tooOften'` is returned only when the line of waiting attempts is full or too slow. A browser that has signed in to
// the account before has its own counter.
const account: ThrottledRule = { name: 'sign-in', limit: 10, windowMinutes: 15, longestPause: 10, rightForgets: true }
const address: ThrottledRule = { ...account, name: 'sign-in.address', limit: 300, longestPause: 3, rightForgets: false }

/** Checks a username or e-mail and a password. Unknown names and wrong passwords get the same answer in the same time.
 *  The reason why an account is closed is shown only after the correct password. */
export async function signIn(given: Login, origin: Origin): Promise<SignIn> {
  const inQueue = <T>(work: () => Promise<T>) => beforeHash(origin.address, work)
  try {
    const folded = fold(given.emailOrUsername)
    const user = await inQueue(async () => findAccount(await findUserId(given.emailOrUsername)))
    const counters = countersOf(user?.id ?? folded, origin, user !== null && origin.knows(user.id))
    const source = { address: origin.address ?? '', browser: origin.browser }
    const check = async () => {
      const matches = await verifyPassword(user?.passwordHash ?? null, given.password, origin.address)
      return { failed: !matches, outcome: matches }
    }
    const outcome = await throttled(counters, source, check, inQueue)
    if (outcome === null) {
      if (user) await recordAtMost(1, { action: 'refused.limit', actorId: null, subjectId: user.id })
      return refused('tooOften')
    }
    if (!outcome || !user) {
      if (user) await recordFailure(user.id, 'password')
      return refused('wrongCredentials')
    }
    const current = await findUnchanged(user, given.password, origin.address)
    return current ? await open(current, given.password) : refused('wrongCredentials')
  } catch (error) {
    if (error instanceof QueueFull) return { is: 'busy' }
    throw error
  }
}

type Refused = Extract<SignIn, { is: 'refused' }>
type Found = NonNullable<Awaited<ReturnType<typeof findAccount>>>

async function findAccount(id: string | null) {
  return db.user.findUnique({
    where: { id: id ?? '' },
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

/** Reads an account again after its password was checked, because an attempt may wait for seconds: the account may have
 *  been closed or its password replaced meanwhile. Null when the password is not the current one any more. A hash that
 *  only a simultaneous sign-in has renewed still matches. */
async function findUnchanged({ id, passwordHash }: Found, password: string, network: string | null) {
  const current = await findAccount(id)
  if (!current || current.passwordHash === passwordHash) return current
  return (await verifyPassword(current.passwordHash, password, network)) ? current : null
}

/** Continues after a correct password: refuses a closed account or an expired password, or asks for the second step. */
async function open(user: Found, password: string): Promise<SignIn> {
  const shut = { reason: user.stateReason, until: user.stateUntil }
  if (user.state === 'BLOCKED' && !(await liftEndedBlock(user.id))) return { ...refused('accountBlocked'), shut }
  if (user.state === 'INACTIVE') return { ...refused('accountInactive'), shut }
  if (isOneTimePasswordOver(user, new Date())) return refused('passwordExpired')
  if (isOutdated(user.passwordHash)) await renewHash(user, password)
  if (user.totpDevice?.confirmedAt) {
    return { is: 'code-needed', signInToken: await issueToken({ userId: user.id, kind: 'SIGN_IN' }) }
  }
  return { is: 'open', account: accountOf(user) }
}

/** Returns the counters of a sign-in, narrowest first. */
function countersOf(whom: string, origin: Origin, known: boolean): Counter<ThrottledRule>[] {
  if (known) return [[account, `${whom} known`]]
  return origin.address
    ? [
        [account, whom],
        [address, origin.address],
      ]
    : [[account, whom]]
}

/** Completes a sign-in with a code from the person's phone or a recovery code. `'expired'` means starting again with
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

/** Records at most 20 failures an hour; more would add no information. */
async function recordFailure(userId: string, factor: 'password' | 'code') {
  const event = { action: 'account.sign-in-failed', actorId: null, subjectId: userId } as const
  await recordAtMost(20, { ...event, details: { factor } })
}

function refused(because: Refused['because']): Refused {
  return { is: 'refused', because }
}

/** Stores the hash of a correct password anew, unless the password was replaced during the hash. */
async function renewHash({ id, passwordHash: former }: Found, password: string) {
  const passwordHash = await hashPassword(password)
  await db.user.updateMany({ where: { id, passwordHash: former }, data: { passwordHash } })
}
