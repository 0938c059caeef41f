import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { db } from '#app/database/client.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { isPermitted, type Permission, type StaffStanding } from './permissions.ts'

// The only definition of reach: the people a member of an organisation may see. Profiles, results, analytics, imports
// and moderation use it, as a Prisma condition or as SQL; a test checks that both agree (docs/decisions/070).

/** An organisation and the viewer's role in it, as verified by `guards.staffOf`. */
export type Staff = {
  viewer: Viewer
  standing: StaffStanding
  organization: {
    id: string
    name: unknown
    type: string
    state: string
    subscriptionStartsAt: Date | null
    subscriptionEndsAt: Date | null
  }
  may: (permission: Permission) => boolean
}

type Membership = Viewer['memberships'][number]
export const leads = ({ role, status }: Membership) =>
  status === 'ACTIVE' && (role === 'ORG_ADMIN' || role === 'ORG_STAFF')
export const teaches = ({ role, status }: Membership) => status === 'ACTIVE' && role === 'ORG_TEACHER'

/** The viewer's role in an organisation, or null. Memberships of inactive organisations are not loaded with the viewer,
 *  so they grant nothing. */
export function standingIn(viewer: Viewer, organizationId: string): StaffStanding | null {
  if (viewer.systemRole === 'SUPER_ADMIN') return 'SUPER_ADMIN'
  const own = viewer.memberships.find(membership => membership.organizationId === organizationId)
  if (own && leads(own)) return own.role as StaffStanding
  if (isSuper(viewer)) return 'MINISTRY'
  return own && teaches(own) ? 'ORG_TEACHER' : null
}

/** The organisation with the viewer's permissions in it, or null when the viewer has none. */
export async function findStaff(viewer: Viewer, organizationId: string): Promise<Staff | null> {
  const standing = standingIn(viewer, organizationId)
  if (standing === null) return null
  const organization = await db.organization.findUnique({
    where: { id: organizationId },
    select: { id: true, name: true, type: true, state: true, subscriptionStartsAt: true, subscriptionEndsAt: true },
  })
  return organization && { viewer, standing, organization, may: permission => isPermitted(standing, permission) }
}

/** Groups whose pupils a teacher may see: the open groups they mentor. */
const mentoredBy = ({ id }: Viewer, organizationId: string) => ({ organizationId, mentorId: id, archivedAt: null })

/** Pupils of an organisation mentored by the viewer, with any status. */
export function pupilsMentoredBy(viewer: Viewer, organizationId: string): Prisma.MemberWhereInput {
  return { organizationId, role: 'ORG_STUDENT', group: mentoredBy(viewer, organizationId) }
}

/** Pupils whom staff may see in their organisation, with any status. Teachers see those of the open groups they mentor. */
export function studentsOf({ viewer, standing, organization: { id } }: Staff): Prisma.MemberWhereInput {
  return standing === 'ORG_TEACHER' ? pupilsMentoredBy(viewer, id) : { organizationId: id, role: 'ORG_STUDENT' }
}

/** `studentsOf` as a condition on the SQL row `m`. */
export function studentsOfSql({ viewer, standing, organization: { id } }: Staff): Prisma.Sql {
  const pupils = Prisma.sql`m."organizationId" = ${id} AND m."role" = 'ORG_STUDENT'`
  return standing === 'ORG_TEACHER' ? Prisma.sql`${pupils} AND ${isMentored(viewer)}` : pupils
}

/** Groups staff may see. Teachers see the open ones they mentor. */
export function groupsOf({ viewer, standing, organization: { id } }: Staff): Prisma.GroupWhereInput {
  return standing === 'ORG_TEACHER' ? mentoredBy(viewer, id) : { organizationId: id }
}

/** `groupsOf` as a condition on the SQL row `g`. */
export function groupsOfSql({ viewer, standing, organization: { id } }: Staff): Prisma.Sql {
  const own = Prisma.sql`g."organizationId" = ${id}`
  return standing === 'ORG_TEACHER' ? Prisma.sql`${own} AND ${mentors(viewer)}` : own
}

/** Active pupils of any organisation whose results the viewer may see. */
export function studentsInReach(viewer: Viewer): Prisma.MemberWhereInput {
  const active = { role: 'ORG_STUDENT', status: 'ACTIVE' }
  if (isSuper(viewer)) return active
  return {
    ...active,
    organization: { state: 'ACTIVE' },
    OR: [
      { organizationId: { in: idsOf(viewer, leads) } },
      ...idsOf(viewer, teaches).map(id => ({ organizationId: id, group: mentoredBy(viewer, id) })),
    ],
  }
}

/** `studentsInReach` as a condition on the SQL row `m`. */
export function studentsInReachSql(viewer: Viewer): Prisma.Sql {
  const active = Prisma.sql`m."role" = 'ORG_STUDENT' AND m."status" = 'ACTIVE'`
  if (isSuper(viewer)) return active
  return Prisma.sql`${active}
    AND EXISTS (SELECT 1 FROM "Organization" o WHERE o."id" = m."organizationId" AND o."state" = 'ACTIVE')
    AND (${isOneOf(idsOf(viewer, leads))} OR (${isOneOf(idsOf(viewer, teaches))} AND ${isMentored(viewer)}))`
}

/** Condition on the SQL row `m`: its organisation is one of these. */
export function isOneOf(organizations: readonly string[]): Prisma.Sql {
  // `IN (NULL)` matches no row and still uses the index.
  return Prisma.sql`m."organizationId" IN (${organizations.length > 0 ? Prisma.join([...organizations]) : null})`
}

/** Condition on the SQL row `m`: the viewer mentors the member's open group. */
export function isMentored(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Group" g
    WHERE g."id" = m."groupId" AND g."organizationId" = m."organizationId" AND ${mentors(viewer)})`
}

/** `mentoredBy` as a condition on the SQL row `g`. */
function mentors(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`g."mentorId" = ${viewer.id} AND g."archivedAt" IS NULL`
}

export function idsOf(viewer: Viewer, which: (membership: Membership) => boolean): string[] {
  return viewer.memberships.filter(which).map(({ organizationId }) => organizationId)
}
