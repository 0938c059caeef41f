import { db } from '#app/database/client.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { personNames } from '#app/domain/text/name-key.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import type { SignUp } from './account.schema.ts'
import { isCommonPassword } from './common-passwords.ts'
import { CONSENT_VERSION } from './consent-version.ts'
import { findNameProblems, type NameProblem } from './name-problems.ts'
import { beforeHash, hashPassword, verifyPassword } from './passwords.server.ts'
import { type UsernameProblem, usernameRefusal } from './usernames.server.ts'
import type { Viewer } from './viewer.server.ts'
import { QueueFull } from './work-queue.ts'

export type Account = {
  id: string
  language: string | null
  onboarded: boolean
  /** The account has a one-time password that its owner must replace. */
  passwordChangeRequired?: boolean
  /** Proof of identity besides the password, for the audit log. */
  factor?: 'app' | 'recovery-code' | 'one-time-password'
}

type SignUpRefusal = UsernameProblem | NameProblem | 'passwordCommon' | 'busy' | 'too-often'

/** Accounts created from one network per day. The largest schools have 1,500 pupils behind one address. */
const fromOneAddress: Rule = { name: 'sign-up.address', limit: 2000, windowMinutes: 24 * 60 }
/** Limits password guessing through the sign-up form with an existing username. */
const again: Rule = { name: 'sign-up.again', limit: 5, windowMinutes: 15, longestWait: 60 }

/** Creates an account with its consents. Returns the problem of the name or username, `'passwordCommon'` for an easily
 *  guessed password, `'busy'` when too many passwords wait to be hashed, or `'too-often'` after 2,000 accounts in a day
 *  from one network (null when unknown). A form sent twice (double click, retry on a bad connection) finds its own
 *  account and returns it. */
export async function signUp(
  given: SignUp,
  language: Language,
  address: string | null,
): Promise<Account | SignUpRefusal> {
  const names = findNameProblems(given)
  if (names) return (names.firstName ?? names.lastName)!
  if (isCommonPassword(given.password, [given.username, given.firstName, given.lastName])) return 'passwordCommon'
  try {
    const refusal = await beforeHash(address, () => refusalOf(given.username, address))
    if (refusal) return refusal === 'usernameTaken' ? await repeated(given, address) : refusal
    return await createAccount(given, language, address)
  } catch (error) {
    if (error instanceof QueueFull) return 'busy'
    throw error
  }
}

async function refusalOf(username: string, address: string | null) {
  const refusal = await usernameRefusal(username, null)
  if (refusal) return refusal
  return address && (await consumeLimit(fromOneAddress, address)) > 0 ? 'too-often' : null
}

async function createAccount(given: SignUp, language: Language, address: string | null) {
  const kinds = ['TERMS', 'PRIVACY', ...(given.marketing ? ['MARKETING'] : [])]
  try {
    const user = await db.user.create({
      data: {
        username: given.username,
        usernameFolded: fold(given.username),
        passwordHash: await hashPassword(given.password, address),
        language,
        profile: { create: personNames(given) },
        consents: { create: kinds.map(kind => ({ kind, version: CONSENT_VERSION })) },
      },
    })
    await recordEvent({ action: 'account.created', actorId: user.id, subjectId: user.id })
    return { id: user.id, language, onboarded: false }
  } catch (error) {
    // Unique constraint: another sign-up with this username was saved at the same moment.
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return repeated(given, address)
    throw error
  }
}

async function repeated({ username, password }: SignUp, address: string | null): Promise<Account | 'usernameTaken'> {
  const usernameFolded = fold(username)
  if ((await beforeHash(address, () => consumeLimit(again, usernameFolded))) > 0) return 'usernameTaken'
  const user = await db.user.findUnique({ where: { usernameFolded } })
  const matches = await verifyPassword(user?.passwordHash ?? null, password, address)
  if (!user || !matches || user.state !== 'ACTIVE' || user.onboardedAt) return 'usernameTaken'
  // Nobody signed up for an account with a one-time password, which expires only at the sign-in page.
  if (user.passwordChangeRequired) return 'usernameTaken'
  return { id: user.id, language: user.language, onboarded: false }
}

/** Saves a person's language on the account, so that their other devices use it too. */
export async function rememberLanguage(viewer: Viewer, language: Language) {
  await db.user.update({ where: { id: viewer.id }, data: { language } })
}
