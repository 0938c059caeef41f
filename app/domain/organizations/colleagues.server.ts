import { inTurn } from '#app/database/client.server.ts'
import { jsonList } from '#app/database/dialect.server.ts'
import { instant, json, orNull, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import { isPretendingName } from '#app/domain/accounts/reserved-names.ts'
import { type UsernameProblem, usernameRefusal } from '#app/domain/accounts/usernames.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { writeSheet } from '#app/outside/spreadsheet.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { NewColleague } from './colleague.schema.ts'
import type { MemberStatus } from './members.server.ts'
import { createManagedAccount } from './new-member.server.ts'
import type { Staff } from './reach.server.ts'
import { isEmailSeen, isNamed } from './student-conditions.server.ts'
import { later } from './students.server.ts'

export type ColleagueRole = 'ORG_ADMIN' | 'ORG_STAFF' | 'ORG_TEACHER'
export type ColleagueFilter = { q: string | null; status: MemberStatus | null }

const PAGE = 20
const MOST = 10_000

const row = {
  memberId: text,
  userId: text,
  firstName: text,
  lastName: text,
  nameKey: text,
  username: text,
  email: orNull(text),
  status: word<MemberStatus>(),
  lastSession: orNull(instant),
  lastEvent: orNull(instant),
  groups: json,
}
export type Colleague = ReturnType<typeof named>

/** Members with one role, sorted by name, 20 per page. `after` is the last member of the previous page. Null when there
 *  is no such member. */
export async function listColleagues(
  staff: Staff,
  role: ColleagueRole,
  filter: ColleagueFilter,
  after: string | null,
): Promise<{ people: Colleague[]; next: string | null } | null> {
  const place = after === null ? null : await placeOf(staff, after)
  if (after !== null && !place) return null
  const found = await readColleagues(staff, role, filter, PAGE + 1, place)
  const shown = found.slice(0, PAGE).map(named)
  return { people: shown, next: found.length > PAGE ? shown.at(-1)!.memberId : null }
}

type Place = { nameKey: string; userId: string }

async function placeOf({ organization }: Staff, memberId: string): Promise<Place | null> {
  return readRow(
    { nameKey: text, userId: text },
    Prisma.sql`
    SELECT p."nameKey", p."userId" FROM "Member" m JOIN "Profile" p ON p."userId" = m."userId"
    WHERE m."id" = ${memberId} AND m."organizationId" = ${organization.id}`,
  )
}

async function readColleagues(
  { organization }: Staff,
  role: ColleagueRole,
  { q, status }: ColleagueFilter,
  take: number,
  place: Place | null = null,
) {
  const words = (q ?? '').split(/\s+/).filter(Boolean).slice(0, 5)
  return readRows(
    row,
    Prisma.sql`
    SELECT m."id" AS "memberId", m."userId", p."firstName", p."lastName", p."nameKey", u."username", m."status",
      CASE WHEN ${isEmailSeen} THEN u."email" END AS "email",
      (SELECT MAX(s."lastSeenAt") FROM "Session" s WHERE s."userId" = u."id") AS "lastSession",
      (SELECT MAX(e."at") FROM "AuditEvent" e WHERE e."actorId" = u."id") AS "lastEvent",
      (SELECT ${jsonList(Prisma.sql`g."code"`)} FROM "Group" g
       WHERE g."mentorId" = u."id" AND g."organizationId" = m."organizationId" AND g."archivedAt" IS NULL) AS "groups"
    FROM "Member" m JOIN "User" u ON u."id" = m."userId" JOIN "Profile" p ON p."userId" = m."userId"
    WHERE m."organizationId" = ${organization.id} AND m."role" = ${role}
      ${status ? Prisma.sql`AND m."status" = ${status}` : Prisma.empty}
      ${words.length > 0 ? Prisma.sql`AND ${Prisma.join(words.map(isNamed), ' AND ')}` : Prisma.empty}
      ${place ? Prisma.sql`AND (p."nameKey", p."userId") > (${place.nameKey}, ${place.userId})` : Prisma.empty}
    ORDER BY p."nameKey", p."userId" LIMIT ${take}`,
  )
}

/** Falls back to the audit log for the last visit, because expired sessions are deleted. */
function named({ groups, lastSession, lastEvent, ...person }: Awaited<ReturnType<typeof readColleagues>>[number]) {
  return { ...person, lastSeen: later(lastSession, lastEvent), groups: (groups as string[]).toSorted() }
}

type Sheet = Readonly<Parameters<typeof writeSheet>>

/** Exports all members that match the filter as a workbook, with column texts from the caller. Recorded in the audit
 *  log. */
export async function exportColleagues(
  staff: Staff,
  role: ColleagueRole,
  filter: ColleagueFilter,
  inWords: (people: Colleague[]) => Sheet,
) {
  const people = (await readColleagues(staff, role, filter, MOST)).map(named)
  const sheet = await writeSheet(...inWords(people))
  const { viewer, organization } = staff
  const details = { kind: role, count: people.length }
  await recordEvent({ action: 'organization.exported', actorId: viewer.id, organizationId: organization.id, details })
  return sheet
}

type Refusal = { field: 'firstName' | 'username'; because: 'namePretends' | UsernameProblem }

/** Adds a teacher, staff member or administrator and creates a slip with a one-time password. Idempotent per form. An
 *  administrator's first password is printed on a slip as well: the person who creates the account knows it anyway, and
 *  it must be changed at the first sign-in. */
export async function addColleague(
  staff: Staff,
  role: ColleagueRole,
  given: NewColleague,
  now = new Date(),
): Promise<{ memberId: string } | 'again' | Refusal> {
  const { idempotencyKey, email = null, username = null, ...person } = given
  const { organization, viewer } = staff
  if (isPretendingName(person.firstName, person.lastName)) return { field: 'firstName', because: 'namePretends' }
  return inTurn(async tx => {
    const taken = username === null ? null : await usernameRefusal(username, null, tx, now)
    const known = { userId_id: { userId: viewer.id, id: idempotencyKey } }
    if (await tx.idempotencyKey.findUnique({ where: known })) return 'again'
    if (taken) return { field: 'username', because: taken }
    await useKeyOnce(tx, viewer.id, idempotencyKey)
    const account = { ...person, organizationId: organization.id, actorId: viewer.id, role, email, username }
    const { memberId } = await createManagedAccount(tx, { ...account, year: null, groupId: null }, now)
    return { memberId }
  })
}
