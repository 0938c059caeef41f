import { db } from '#app/database/client.server.ts'
import { flag, instant, number, orNull, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import { instrumentKinds } from '#app/domain/assessments/kinds.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { MemberStatus } from './members.server.ts'
import { inClassOrder } from './class-order.ts'
import { groupsOf, type Staff, studentsOfSql } from './reach.server.ts'
import { conditionOf, hasAnalysis, hasBegun, isEmailSeen, testsDone } from './student-conditions.server.ts'
import { type Choice, MOST_AT_ONCE, type StudentFilter } from './students-query.ts'

const PAGE = 20

const studentRow = {
  memberId: text,
  userId: text,
  firstName: text,
  lastName: text,
  username: text,
  email: orNull(text),
  group: orNull(text),
  year: orNull(number),
  yearSaidOn: orNull(text),
  standing: orNull(text),
  status: word<MemberStatus>(),
  lastSession: orNull(instant),
  lastEvent: orNull(instant),
  tests: number,
  begun: flag,
  analysis: flag,
}

/** Start of a page: after or before a member. */
export type Cursor = { after?: string | null; before?: string | null }

/** One page of the pupils whom staff may see, sorted by name, 20 per page. Null when the cursor is not a member of the
 *  organisation. */
export async function listStudents(staff: Staff, filter: StudentFilter, { after, before }: Cursor) {
  const from = after || before || null
  const place = from ? await placeOf(staff, from) : null
  if (from && !place) return null
  const back = Boolean(before && !after)
  const rows = await readStudents(staff, filter, { place, back, take: PAGE + 1 })
  const shown = back ? rows.slice(0, PAGE).toReversed() : rows.slice(0, PAGE)
  const more = rows.length > PAGE
  return {
    students: shown,
    previous: (back ? more : place !== null) ? (shown[0]?.memberId ?? null) : null,
    next: (back || more) && shown.length > 0 ? shown.at(-1)!.memberId : null,
  }
}

export type Student = Awaited<ReturnType<typeof readStudents>>[number]

type Place = { nameKey: string; userId: string }
type Reading = { place?: Place | null; back?: boolean; take: number }

/** Reads the rows in one query. The inner query selects the page, the outer one adds details only for those rows. */
export async function readStudents(staff: Staff, filter: StudentFilter, { place, back = false, take }: Reading) {
  const direction = back ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const beyond = !place
    ? Prisma.sql`1 = 1`
    : back
      ? Prisma.sql`(p."nameKey", p."userId") < (${place.nameKey}, ${place.userId})`
      : Prisma.sql`(p."nameKey", p."userId") > (${place.nameKey}, ${place.userId})`
  const rows = await readRows(
    studentRow,
    Prisma.sql`
    SELECT c.*, g."code" AS "group",
           (SELECT MAX(s."lastSeenAt") FROM "Session" s WHERE s."userId" = c."userId") AS "lastSession",
           (SELECT MAX(e."at") FROM "AuditEvent" e WHERE e."actorId" = c."userId") AS "lastEvent",
           ${testsDone('c')} AS "tests", ${hasBegun('c')} AS "begun", ${hasAnalysis('c')} AS "analysis"
    FROM (
      SELECT m."id" AS "memberId", m."userId", m."status", m."groupId", p."nameKey", p."firstName", p."lastName",
             p."year", p."yearSaidOn", p."status" AS "standing", u."username",
             CASE WHEN ${isEmailSeen} THEN u."email" END AS "email"
      FROM "Member" m JOIN "Profile" p ON p."userId" = m."userId" JOIN "User" u ON u."id" = m."userId"
      WHERE ${studentsOfSql(staff)} AND ${await conditionsFor(filter)} AND ${beyond}
      ORDER BY p."nameKey" ${direction}, p."userId" ${direction}
      LIMIT ${take}
    ) c
    LEFT JOIN "Group" g ON g."id" = c."groupId"
    ORDER BY c."nameKey" ${direction}, c."userId" ${direction}`,
  )
  return rows.map(({ lastSession, lastEvent, ...row }) => ({ ...row, lastSeenAt: later(lastSession, lastEvent) }))
}

/** Counts the pupils whom staff may see by progress, and the matches of the filter. Pending people count as matches
 *  only. One query. */
export async function countStudents(staff: Staff, filter: StudentFilter) {
  const all = await countTests()
  const counted = await readRow(
    { total: number, finished: number, begun: number, found: number },
    Prisma.sql`
    SELECT COALESCE(SUM(x."accepted"), 0) AS "total",
           COALESCE(SUM(CASE WHEN x."tests" >= ${all} THEN x."accepted" ELSE 0 END), 0) AS "finished",
           COALESCE(SUM(x."begun" * x."accepted"), 0) AS "begun", COALESCE(SUM(x."found"), 0) AS "found"
    FROM (
      SELECT ${testsDone('m')} AS "tests", CASE WHEN ${hasBegun('m')} THEN 1 ELSE 0 END AS "begun",
             CASE WHEN m."status" <> 'PENDING' THEN 1 ELSE 0 END AS "accepted",
             CASE WHEN ${await conditionsFor(filter)} THEN 1 ELSE 0 END AS "found"
      FROM "Member" m JOIN "Profile" p ON p."userId" = m."userId" JOIN "User" u ON u."id" = m."userId"
      WHERE ${studentsOfSql(staff)}
    ) x`,
  )
  const { total = 0, finished = 0, begun = 0, found = 0 } = counted ?? {}
  return { total, finished, underWay: Math.max(0, begun - finished), notBegun: total - begun, found, tests: all }
}

/** The members of a bulk action that are within reach, sorted by name. Returns one more than the limit when there are
 *  too many. */
export async function findChosen(staff: Staff, { memberIds, filter }: Choice) {
  const chosen =
    memberIds === 'all'
      ? await conditionsFor(filter)
      : Prisma.sql`m."id" IN (${memberIds.length > 0 ? Prisma.join(memberIds) : null})`
  return readRows(
    { memberId: text, firstName: text, lastName: text },
    Prisma.sql`
    SELECT m."id" AS "memberId", p."firstName", p."lastName"
    FROM "Member" m JOIN "Profile" p ON p."userId" = m."userId" JOIN "User" u ON u."id" = m."userId"
    WHERE ${studentsOfSql(staff)} AND ${chosen}
    ORDER BY p."nameKey", p."userId"
    LIMIT ${MOST_AT_ONCE + 1}`,
  )
}

/** Open groups staff may see, sorted by code. */
export async function listOpenGroups(staff: Staff) {
  return db.group.findMany({
    where: { ...groupsOf(staff), archivedAt: null },
    orderBy: inClassOrder,
    select: { id: true, code: true },
  })
}

/** Number of active tests that guidance is based on; the short and the full form count as one. */
export const countTests = cached(async () => {
  const where = { state: 'ACTIVE', instrument: { in: [...instrumentKinds] } }
  return (await db.test.findMany({ where, distinct: ['instrument'], select: { instrument: true } })).length
})

async function conditionsFor(filter: StudentFilter) {
  return conditionOf(filter, await countTests())
}

async function placeOf({ organization }: Staff, memberId: string): Promise<Place | null> {
  const member = await db.member.findFirst({
    where: { id: memberId, organizationId: organization.id },
    select: { userId: true, user: { select: { profile: { select: { nameKey: true } } } } },
  })
  return member?.user.profile ? { userId: member.userId, nameKey: member.user.profile.nameKey } : null
}

/** The later of two instants; when one is null, the other. */
export function later(one: Date | null, other: Date | null) {
  if (!one || !other) return one ?? other
  return one > other ? one : other
}
