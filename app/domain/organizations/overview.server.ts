import { db } from '#app/database/client.server.ts'
import { flag, instant, json, number, orNull, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import type { MemberRole } from '#app/domain/access/roles.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { beginningOf } from '#app/domain/calendar/day-bounds.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { inClassOrder } from './class-order.ts'
import { firstHourOf } from './first-hour.ts'
import { groupsOf, type Staff, studentsOfSql } from './reach.server.ts'

/** The overview of an organisation, limited to what the viewer may see: for a teacher, the groups they mentor. */
export async function findOverview(staff: Staff, now = new Date()) {
  const { id } = staff.organization
  const seesStaff = staff.may('view-staff')
  const [organization, people, tests, groups, mentored, lastImport] = await Promise.all([
    findOrganization(id),
    countPeople(staff),
    countTests(staff, now),
    countGroups(staff),
    listMentored(staff),
    seesStaff ? findLastImport(id) : null,
  ])
  const students = people.find(({ role }) => role === 'ORG_STUDENT')
  const firstHour = firstHourOf({
    pupils: students ? students.in + students.notYet : 0,
    notYet: students?.notYet ?? 0,
    groups: groups.open,
    withoutGroup: tests.withoutGroup,
    slipsPrinted: tests.slipsPrinted,
    teachers: people.some(({ role, in: came, notYet }) => role === 'ORG_TEACHER' && came + notYet > 0),
    safetyContact: organization.safetyContact !== null,
  })
  return { organization, people, tests, groups, mentored, lastImport, firstHour }
}

const organization = {
  name: json,
  type: text,
  state: text,
  subscriptionStartsAt: orNull(instant),
  subscriptionEndsAt: orNull(instant),
  contactName: orNull(text),
  contactEmail: orNull(text),
  contactPhone: orNull(text),
  joinCode: orNull(text),
  firstHourHiddenAt: orNull(instant),
  city: orNull(json),
  safetyFirstName: orNull(text),
  safetyLastName: orNull(text),
}

async function findOrganization(id: string) {
  const found = await readRow(
    organization,
    Prisma.sql`
      SELECT o."name", o."type", o."state", o."subscriptionStartsAt", o."subscriptionEndsAt", o."contactName",
             o."contactEmail", o."contactPhone", o."joinCode", o."firstHourHiddenAt", c."name" AS "city",
             p."firstName" AS "safetyFirstName", p."lastName" AS "safetyLastName"
      FROM "Organization" o LEFT JOIN "City" c ON c."id" = o."cityId"
      LEFT JOIN "Profile" p ON p."userId" = o."safetyContactId"
      WHERE o."id" = ${id}`,
  )
  const { safetyFirstName, safetyLastName, ...own } = found!
  const named = safetyFirstName !== null && safetyLastName !== null
  return { ...own, safetyContact: named ? { firstName: safetyFirstName, lastName: safetyLastName } : null }
}

const people = { role: word<MemberRole>(), in: number, notYet: number, waiting: number, off: number }

/** Counts members by role: onboarded, not yet onboarded, pending and inactive. Teachers get counts of pupils only. */
async function countPeople(staff: Staff) {
  const whom = staff.may('view-staff')
    ? Prisma.sql`m."organizationId" = ${staff.organization.id}`
    : studentsOfSql(staff)
  return readRows(
    people,
    Prisma.sql`
      SELECT m."role",
             SUM(CASE WHEN m."status" = 'ACTIVE' AND u."onboardedAt" IS NOT NULL THEN 1 ELSE 0 END) AS "in",
             SUM(CASE WHEN m."status" = 'ACTIVE' AND u."onboardedAt" IS NULL THEN 1 ELSE 0 END) AS "notYet",
             SUM(CASE WHEN m."status" = 'PENDING' THEN 1 ELSE 0 END) AS "waiting",
             SUM(CASE WHEN m."status" NOT IN ('ACTIVE', 'PENDING') THEN 1 ELSE 0 END) AS "off"
      FROM "Member" m JOIN "User" u ON u."id" = m."userId"
      WHERE ${whom} GROUP BY m."role"`,
  )
}

const tests = { began: number, finished: number, never: number, withoutGroup: number, slipsPrinted: flag }

/** Counts active pupils who started a test this month, finished one this month, never started one, or have no group.
 *  Also returns whether slips have ever been printed here. */
async function countTests(staff: Staff, now: Date) {
  const month = beginningOf(`${calendarDay(now).slice(0, 7)}-01`)
  const row = await readRow(
    tests,
    Prisma.sql`
      SELECT COUNT(*) FILTER (WHERE "began") AS "began", COUNT(*) FILTER (WHERE "finished") AS "finished",
             COUNT(*) FILTER (WHERE "never") AS "never", COUNT(*) FILTER (WHERE "withoutGroup") AS "withoutGroup",
             EXISTS (
               SELECT 1 FROM "AuditEvent" e
               WHERE e."organizationId" = ${staff.organization.id} AND e."action" = 'slips.printed'
             ) AS "slipsPrinted"
      FROM (
        SELECT EXISTS (SELECT 1 FROM "Attempt" a WHERE a."userId" = m."userId" AND a."startedAt" >= ${month}) AS "began",
               EXISTS (SELECT 1 FROM "Attempt" a WHERE a."userId" = m."userId" AND a."completedAt" >= ${month}) AS "finished",
               NOT EXISTS (SELECT 1 FROM "Attempt" a WHERE a."userId" = m."userId") AS "never",
               m."groupId" IS NULL AS "withoutGroup"
        FROM "Member" m WHERE ${studentsOfSql(staff)} AND m."status" = 'ACTIVE'
      ) counted`,
  )
  return row ?? { began: 0, finished: 0, never: 0, withoutGroup: 0, slipsPrinted: false }
}

async function countGroups(staff: Staff) {
  const groups = await db.group.groupBy({
    by: ['organizationId'],
    where: { ...groupsOf(staff), archivedAt: null },
    _count: { _all: true, mentorId: true },
  })
  const { _all = 0, mentorId = 0 } = groups[0]?._count ?? {}
  return { open: _all, withoutMentor: _all - mentorId }
}

/** Open groups the viewer mentors here, lowest class first. */
async function listMentored({ viewer, organization }: Staff) {
  return db.group.findMany({
    where: { organizationId: organization.id, mentorId: viewer.id, archivedAt: null },
    orderBy: inClassOrder,
    select: { id: true, code: true },
  })
}

async function findLastImport(organizationId: string) {
  return db.import.findFirst({
    where: { organizationId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, kind: true, fileName: true, state: true, rows: true, done: true, createdAt: true },
  })
}
