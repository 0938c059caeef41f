import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { number, orNull, readRows, text } from '#app/database/rows.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { groupKey, yearOfCode } from './group-code.ts'
import type { GroupForm } from './group.schema.ts'
import { groupsOf, type Staff, studentsOf } from './reach.server.ts'

const groupRow = {
  id: text,
  code: text,
  year: orNull(number),
  firstName: orNull(text),
  lastName: orNull(text),
  pupils: number,
  begun: number,
  finished: number,
}

/** The open groups a viewer may see, by class and code, each with the number of active pupils, of those who started a
 *  test and of those with an analysis. One query; a school has some tens of groups. */
export async function listGroups({ viewer, standing, organization }: Staff) {
  const mentored = standing === 'ORG_TEACHER' ? Prisma.sql`AND g."mentorId" = ${viewer.id}` : Prisma.empty
  return readRows(
    groupRow,
    Prisma.sql`
    SELECT g."id", g."code", g."year", p."firstName", p."lastName",
           COUNT(m."id") AS "pupils",
           COUNT(*) FILTER (WHERE EXISTS (SELECT 1 FROM "Attempt" a WHERE a."userId" = m."userId")) AS "begun",
           COUNT(*) FILTER (WHERE EXISTS (SELECT 1 FROM "Analysis" n WHERE n."userId" = m."userId")) AS "finished"
    FROM "Group" g
    LEFT JOIN "Profile" p ON p."userId" = g."mentorId"
    LEFT JOIN "Member" m ON m."groupId" = g."id" AND m."role" = 'ORG_STUDENT' AND m."status" = 'ACTIVE'
    WHERE g."organizationId" = ${organization.id} AND g."archivedAt" IS NULL ${mentored}
    GROUP BY g."id", g."code", g."year", p."firstName", p."lastName"
    ORDER BY COALESCE(g."year", 99), g."openCode", g."id"
    LIMIT ${MOST_GROUPS}`,
  )
}

/** More open groups than the largest school has. */
const MOST_GROUPS = 500
const PAGE = 20

/** Archived groups, newest first, 20 per page; teachers see none. `before` is the last group of the previous page. Null
 *  when there is no such group. */
export async function listArchivedGroups(staff: Staff, before: string | null) {
  const where = { AND: [groupsOf(staff), { archivedAt: { not: null } }] }
  const last = before === null ? null : await db.group.findFirst({ where: { ...where, id: before } })
  if (before !== null && !last) return null
  const groups = await db.group.findMany({
    where: last
      ? {
          AND: [
            where,
            { OR: [{ archivedAt: { lt: last.archivedAt! } }, { archivedAt: last.archivedAt, id: { lt: last.id } }] },
          ],
        }
      : where,
    orderBy: [{ archivedAt: 'desc' }, { id: 'desc' }],
    take: PAGE + 1,
    select: { id: true, code: true, archivedAt: true, _count: { select: { years: true } } },
  })
  const shown = groups.slice(0, PAGE)
  return {
    groups: shown.map(({ _count, archivedAt, ...group }) => ({
      ...group,
      archivedAt: archivedAt!,
      pupils: _count.years,
    })),
    next: groups.length > PAGE ? shown.at(-1)!.id : null,
  }
}

export type FoundGroup = NonNullable<Awaited<ReturnType<typeof findGroup>>>

/** A group the viewer may see, or null. */
export async function findGroup(staff: Staff, groupId: string) {
  return db.group.findFirst({
    where: { ...groupsOf(staff), id: groupId },
    select: {
      id: true,
      code: true,
      year: true,
      version: true,
      archivedAt: true,
      mentorId: true,
      mentor: { select: { profile: { select: { firstName: true, lastName: true } } } },
    },
  })
}

const pupilRow = {
  memberId: text,
  userId: text,
  firstName: text,
  lastName: text,
  username: text,
  status: text,
  tests: orNull(number),
}

/** Limit of a group's page, above the size of any class. For larger groups there is the paginated list of pupils. */
const MOST_PUPILS = 200

/** The first 200 pupils of a group by name, each with the number of tests completed, which is null for pending requests
 *  to join. `count` is the total number of pupils. */
export async function listPupilsOf({ organization }: Staff, groupId: string) {
  const pupils = await readRows(
    pupilRow,
    Prisma.sql`
    SELECT m."id" AS "memberId", m."userId", p."firstName", p."lastName", u."username", m."status",
      CASE WHEN m."status" <> 'PENDING' THEN (SELECT COUNT(DISTINCT v."testId") FROM "Attempt" a JOIN "TestVersion" v ON v."id" = a."versionId"
       WHERE a."userId" = m."userId" AND a."completedAt" IS NOT NULL) END AS "tests"
    FROM "Member" m JOIN "Profile" p ON p."userId" = m."userId" JOIN "User" u ON u."id" = m."userId"
    WHERE m."groupId" = ${groupId} AND m."organizationId" = ${organization.id} AND m."role" = 'ORG_STUDENT'
    ORDER BY p."nameKey", m."userId" LIMIT ${MOST_PUPILS}`,
  )
  const where = { groupId, organizationId: organization.id, role: 'ORG_STUDENT' }
  const count = pupils.length < MOST_PUPILS ? pupils.length : await db.member.count({ where })
  return { pupils, count }
}

/** Filters member ids to the pupils of this group whom staff may see. */
export async function findPupilsOf(staff: Staff, groupId: string, memberIds: string[]) {
  const where = { AND: [studentsOf(staff), { groupId, id: { in: memberIds } }] }
  const found = await db.member.findMany({ where, select: { id: true } })
  return found.map(({ id }) => id)
}

/** Possible mentors of the organisation's groups: its active teachers, staff and administrators, by name. */
export async function listMentors({ organization }: Staff) {
  const members = await db.member.findMany({
    where: { organizationId: organization.id, role: { not: 'ORG_STUDENT' }, status: 'ACTIVE' },
    orderBy: { user: { profile: { nameKey: 'asc' } } },
    select: { userId: true, user: { select: { profile: { select: { firstName: true, lastName: true } } } } },
  })
  return members.map(({ userId, user: { profile } }) => ({
    id: userId,
    name: [profile?.lastName, profile?.firstName].filter(Boolean).join(' '),
  }))
}

/** The form values of a group; missing values are empty strings. */
export function groupForm({ version, code, year, mentorId }: FoundGroup) {
  return { version, values: { code, year: year === null ? '' : String(year), mentorId: mentorId ?? '' } }
}

/** The last editor of a group and the time of the edit. Both null when the group was changed in other ways than through
 *  its form. */
export async function findLastGroupEdit({ organization }: Staff, groupId: string) {
  const events = await db.auditEvent.findMany({
    where: { organizationId: organization.id, action: 'group.edited' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: LATEST_EDITS,
    select: { at: true, actorId: true, details: true },
  })
  const last = events.find(({ details }) => (details as { groupId?: string } | null)?.groupId === groupId)
  const by = last?.actorId ? await db.profile.findUnique({ where: { userId: last.actorId } }) : null
  return { at: last?.at ?? null, by: by && `${by.firstName} ${by.lastName}` }
}

/** Number of recent edits searched. A conflicting edit is only minutes old, so it is among the latest of the
 *  organisation. */
const LATEST_EDITS = 50

export type GroupRefusal = 'taken' | 'unknown-mentor'

/** Creates a group. `'taken'` also for another spelling of an existing code (`9А`, `9 «а»`). */
export async function createGroup(staff: Staff, given: GroupForm): Promise<{ id: string } | GroupRefusal> {
  return inTurn(async tx => {
    const refusal = await refusalOf(tx, staff, given, null)
    if (refusal) return refusal
    const { id } = await openGroup(tx, staff, given)
    return { id }
  })
}

/** Creates a group inside the caller's transaction. The caller has checked that the code is free. */
export async function openGroup(tx: Db, { organization, viewer }: Staff, given: Omit<GroupForm, 'version'>) {
  const { code, year = yearOfCode(code), mentorId = null } = given
  const group = await tx.group.create({
    data: { organizationId: organization.id, code, openCode: groupKey(code), year, mentorId, createdAt: new Date() },
  })
  const details = { groupId: group.id, code }
  await recordEvent({ action: 'group.created', actorId: viewer.id, organizationId: organization.id, details }, tx)
  return group
}

/** Edits a group. `declined` holds values the viewer gave up in favour of another person's edit; they are only logged.
 *  `'conflict'` when the version is outdated, null when there is no such group for the viewer. */
export async function editGroup(
  staff: Staff,
  groupId: string,
  { code, version, ...given }: GroupForm,
  declined: Record<string, string> = {},
): Promise<'done' | 'conflict' | GroupRefusal | null> {
  return inTurn(async tx => {
    const group = await tx.group.findFirst({ where: { ...groupsOf(staff), id: groupId, archivedAt: null } })
    if (!group) return null
    if (group.version !== version) return 'conflict'
    const { year = null, mentorId = null } = given
    const refusal = await refusalOf(tx, staff, { code, mentorId: given.mentorId }, group)
    if (refusal) return refusal
    const to = { code, openCode: groupKey(code), year, mentorId }
    if (Object.entries(to).every(([field, value]) => group[field as keyof typeof to] === value)) return 'done'
    await tx.group.update({ where: { id: groupId }, data: { ...to, version: { increment: 1 } } })
    const before = { codeBefore: group.code, yearBefore: group.year, mentorBefore: group.mentorId }
    const givenUp = Object.fromEntries(Object.entries(declined).map(([name, value]) => [`${name}.declined`, value]))
    const details = { groupId, ...before, code, year, mentor: mentorId, ...givenUp }
    const by = { actorId: staff.viewer.id, organizationId: staff.organization.id }
    await recordEvent({ action: 'group.edited', ...by, details }, tx)
    return 'done'
  })
}

type GroupChange = Pick<GroupForm, 'code' | 'mentorId'>

async function refusalOf(
  tx: Db,
  { organization }: Staff,
  { code, mentorId }: GroupChange,
  self: { id: string; mentorId: string | null } | null,
): Promise<GroupRefusal | null> {
  const organizationId = organization.id
  const openCode = groupKey(code)
  const holder = await tx.group.findUnique({ where: { organizationId_openCode: { organizationId, openCode } } })
  if (holder && holder.id !== self?.id) return 'taken'
  // The current mentor is accepted unchecked: mentors who have left stay until they are replaced.
  if (!mentorId || mentorId === self?.mentorId) return null
  const member = await tx.member.findFirst({
    where: { organizationId, userId: mentorId, role: { not: 'ORG_STUDENT' }, status: 'ACTIVE' },
    select: { id: true },
  })
  return member ? null : 'unknown-mentor'
}
