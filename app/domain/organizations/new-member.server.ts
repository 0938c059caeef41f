import type { Db } from '#app/database/client.server.ts'
import { insertRows, newId } from '#app/database/insert.server.ts'
import type { MemberRole } from '#app/domain/access/roles.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { newOneTimePassword } from '#app/domain/accounts/one-time-password.server.ts'
import { ONE_TIME_DAYS } from '#app/domain/accounts/one-time-password.ts'
import { hashOneTimePassword } from '#app/domain/accounts/passwords.server.ts'
import { statedYear } from '#app/domain/accounts/stated-year.ts'
import { seal } from '#app/domain/accounts/sealed.server.ts'
import { findFreeUsernames } from '#app/domain/accounts/usernames.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { fold } from '#app/domain/text/fold.ts'
import { personNames } from '#app/domain/text/name-key.ts'
import { usernameFrom } from '#app/domain/text/transliterate.ts'
import type { Language } from '#app/i18n/config.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export type ManagedAccount = {
  organizationId: string
  /** The user who creates the account. */
  actorId: string
  role: MemberRole
  firstName: string
  lastName: string
  gender: string | null
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null
  /** School class or year of study. Ignored when it is not valid for this type of organisation. */
  year: number | null
  groupId: string | null
  language: Language
  /** Stored unconfirmed. It serves for sign-in and password resets only after its owner has confirmed it. */
  email: string | null
  /** Derived from the name when missing. A taken or reserved username gets a number appended; call `usernameRefusal`
   *  first to refuse it instead. */
  username?: string | null
}

export type NewMember = { userId: string; memberId: string; username: string }

/** Creates an account for a member of an organisation inside the caller's transaction, with a one-time password stored
 *  as a slip to print. The person accepts the terms and completes their profile at the first sign-in. */
export async function createManagedAccount(tx: Db, account: ManagedAccount, now = new Date()): Promise<NewMember> {
  const [created] = await createManagedAccounts(tx, [account], now)
  return created!
}

/** Creates many accounts of one organisation and returns them in the given order. Always eight SQL statements, so that
 *  a whole school is imported in seconds. */
export async function createManagedAccounts(
  tx: Db,
  accounts: ManagedAccount[],
  now = new Date(),
): Promise<NewMember[]> {
  const [first] = accounts
  if (!first) return []
  const { organizationId } = first
  const place = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { type: true, cityId: true },
  })
  const usernames = await findFreeUsernames(
    tx,
    accounts.map(({ username, firstName, lastName }) => username || usernameFrom(firstName, lastName)),
    now,
  )
  const made = accounts.map((account, index) => ({
    account,
    ...{ userId: newId(), memberId: newId(), username: usernames[index]!, password: newOneTimePassword() },
  }))
  await insertRows<Prisma.UserCreateManyInput>(
    tx,
    'User',
    made.map(({ account, userId: id, username, password }) => ({
      id,
      username,
      usernameFolded: fold(username),
      email: account.email,
      passwordHash: hashOneTimePassword(password),
      passwordChangeRequired: true,
      language: account.language,
      createdAt: now,
      managedById: organizationId,
    })),
  )
  await insertRows<Prisma.ProfileCreateManyInput>(
    tx,
    'Profile',
    made.map(person => profileOf(person, place, now)),
  )
  await insertRows<Prisma.MemberCreateManyInput>(
    tx,
    'Member',
    made.map(({ userId, memberId: id, account: { role, groupId } }) => {
      return { id, userId, organizationId, role, groupId, status: 'ACTIVE', createdAt: now }
    }),
  )
  const expiresAt = new Date(now.getTime() + ONE_TIME_DAYS * DAY_MS)
  await insertRows<Prisma.PasswordSlipCreateManyInput>(
    tx,
    'PasswordSlip',
    made.map(({ userId, password, account: { actorId: givenById } }) => {
      const sealed = seal(password, 'one-time-password')
      return { userId, organizationId, sealed, givenById, givenAt: now, expiresAt }
    }),
  )
  await insertRows<Prisma.AuditEventCreateManyInput>(
    tx,
    'AuditEvent',
    made.map(({ userId: subjectId, account: { actorId, role, groupId } }) => {
      const details = JSON.stringify({ role, groupId, made: true })
      return { id: newId(), action: 'member.added', at: now, actorId, subjectId, organizationId, details }
    }),
  )
  return made.map(({ userId, memberId, username }) => ({ userId, memberId, username }))
}

const DAY_MS = 24 * 60 * 60 * 1000

type Place = { type: string; cityId: string | null }

function profileOf({ account, userId }: { account: ManagedAccount; userId: string }, place: Place, now: Date) {
  const { gender, dateOfBirth, role } = account
  const status = statusOf(role, place)
  return {
    userId,
    ...personNames(account),
    gender,
    dateOfBirth,
    status,
    ...(status ? statedYear({ status, year: account.year }, calendarDay(now)) : { year: null, yearSaidOn: null }),
    cityId: place.cityId,
  }
}

/** A member's profile status; null for students of education centres, who may be anything. */
function statusOf(role: MemberRole, { type }: Place): Status | null {
  if (role !== 'ORG_STUDENT') return 'EMPLOYED'
  if (type === 'SCHOOL') return 'PUPIL'
  return type === 'EDUCATION_CENTER' ? null : 'STUDENT'
}
