import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { db } from '#app/database/client.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { isPermitted, type Permission, type StaffStanding } from './permissions.ts'

// The one rule of reach: whom a member of an organisation may see. Profiles, results, analytics, imports and moderation
// all ask it, as a condition of Prisma or of SQL; a test holds that both say the same (docs/decisions/070).

/** An organisation and as what the viewer stands before it: what `guards.staffOf` has proved. */
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

/** As what a viewer stands before an organisation, or null. A membership of an inactive organisation is not among a
 *  viewer's memberships, so it gives nothing. */
export function standingBefore(viewer: Viewer, organizationId: string): StaffStanding | null {
  if (viewer.systemRole === 'SUPER_ADMIN') return 'SUPER_ADMIN'
  const own = viewer.memberships.find(membership => membership.organizationId === organizationId)
  if (own && leads(own)) return own.role as StaffStanding
  if (isSuper(viewer)) return 'MINISTRY'
  return own && teaches(own) ? 'ORG_TEACHER' : null
}

/** The organisation with what the viewer may do in it, or null when there is none for them. */
export async function findStaff(viewer: Viewer, organizationId: string): Promise<Staff | null> {
  const standing = standingBefore(viewer, organizationId)
  if (standing === null) return null
  const organization = await db.organization.findUnique({
    where: { id: organizationId },
    select: { id: true, name: true, type: true, state: true, subscriptionStartsAt: true, subscriptionEndsAt: true },
  })
  return organization && { viewer, standing, organization, may: permission => isPermitted(standing, permission) }
}

/** Groups that put their pupils within a teacher's reach: those they mentor, as long as they are open. */
const mentoredBy = ({ id }: Viewer, organizationId: string) => ({ organizationId, mentorId: id, archivedAt: null })

/** Pupils of an organisation whom a viewer mentors, whatever their status. */
export function pupilsMentoredBy(viewer: Viewer, organizationId: string): Prisma.MemberWhereInput {
  return { organizationId, role: 'ORG_STUDENT', group: mentoredBy(viewer, organizationId) }
}

/** Members with the role of a pupil whom staff may see in their organisation, whatever their status: a teacher those of
 *  the open groups they mentor. */
export function studentsOf({ viewer, standing, organization: { id } }: Staff): Prisma.MemberWhereInput {
  return standing === 'ORG_TEACHER' ? pupilsMentoredBy(viewer, id) : { organizationId: id, role: 'ORG_STUDENT' }
}

/** The same as a condition on the SQL row `m`. */
export function studentsOfSql({ viewer, standing, organization: { id } }: Staff): Prisma.Sql {
  const pupils = Prisma.sql`m."organizationId" = ${id} AND m."role" = 'ORG_STUDENT'`
  return standing === 'ORG_TEACHER' ? Prisma.sql`${pupils} AND ${isMentored(viewer)}` : pupils
}

/** Groups staff may see: a teacher the open ones they mentor. */
export function groupsOf({ viewer, standing, organization: { id } }: Staff): Prisma.GroupWhereInput {
  return standing === 'ORG_TEACHER' ? mentoredBy(viewer, id) : { organizationId: id }
}

/** The same as a condition on the SQL row `g`. */
export function groupsOfSql({ viewer, standing, organization: { id } }: Staff): Prisma.Sql {
  const own = Prisma.sql`g."organizationId" = ${id}`
  return standing === 'ORG_TEACHER' ? Prisma.sql`${own} AND ${mentors(viewer)}` : own
}

/** Active pupils anywhere whose results a viewer may see. */
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

/** The same as a condition on the SQL row `m`. */
export function studentsInReachSql(viewer: Viewer): Prisma.Sql {
  const active = Prisma.sql`m."role" = 'ORG_STUDENT' AND m."status" = 'ACTIVE'`
  if (isSuper(viewer)) return active
  return Prisma.sql`${active}
    AND EXISTS (SELECT 1 FROM "Organization" o WHERE o."id" = m."organizationId" AND o."state" = 'ACTIVE')
    AND (${isOneOf(idsOf(viewer, leads))} OR (${isOneOf(idsOf(viewer, teaches))} AND ${isMentored(viewer)}))`
}

/** Condition on the SQL row `m`: its organisation is one of these. */
export function isOneOf(organizations: readonly string[]): Prisma.Sql {
  // A list of nothing but NULL holds nobody, and is looked up in the index as well.
  return Prisma.sql`m."organizationId" IN (${organizations.length > 0 ? Prisma.join([...organizations]) : null})`
}

/** Condition on the SQL row `m`: the viewer mentors the open group they are in. */
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
