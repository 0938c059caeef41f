import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import {
  idsOf,
  isMentored,
  isOneOf,
  leads,
  pupilsMentoredBy,
  studentsInReachSql,
  teaches,
} from '#app/domain/organizations/reach.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Prisma condition on the cases a viewer may see: all for super roles, those of their organisation for its leaders and
 *  its safety contact, those of mentored pupils for a teacher. */
export function casesInReach(viewer: Viewer): Prisma.ModerationCaseWhereInput {
  if (isSuper(viewer)) return {}
  const mentored = idsOf(viewer, teaches)
  return {
    OR: [
      { organizationId: { in: idsOf(viewer, leads) } },
      { organizationId: { in: mentored }, organization: { safetyContactId: viewer.id } },
      ...mentored.map(organizationId => ({
        organizationId,
        owner: { memberships: { some: pupilsMentoredBy(viewer, organizationId) } },
      })),
    ],
  }
}

/** The same as an SQL condition on row `c`. */
export function casesInReachSql(viewer: Viewer): Prisma.Sql {
  if (isSuper(viewer)) return Prisma.sql`TRUE`
  const isOf = (ids: string[]) =>
    Prisma.sql`c."organizationId" IN (${ids.length > 0 ? Prisma.join(ids) : Prisma.sql`NULL`})`
  return Prisma.sql`(${isOf(idsOf(viewer, leads))} OR (${isOf(idsOf(viewer, teaches))} AND (
    EXISTS (SELECT 1 FROM "Organization" o WHERE o."id" = c."organizationId" AND o."safetyContactId" = ${viewer.id})
    OR EXISTS (
      SELECT 1 FROM "Member" m WHERE m."userId" = c."ownerId" AND m."organizationId" = c."organizationId"
        AND m."role" = 'ORG_STUDENT' AND ${isMentored(viewer)}))))`
}

/** SQL condition: the person of this column is a pupil within the viewer's reach, or of an organisation whose safety
 *  contact is the viewer. */
export function answersFor(viewer: Viewer, person: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Member" m WHERE m."userId" = ${person} AND ((${studentsInReachSql(viewer)}) OR (
      m."role" = 'ORG_STUDENT' AND m."status" = 'ACTIVE' AND ${isOneOf(idsOf(viewer, teaches))} AND EXISTS (
        SELECT 1 FROM "Organization" o WHERE o."id" = m."organizationId" AND o."safetyContactId" = ${viewer.id}))))`
}

/** Returns what a viewer may do with a case they see. Teachers may only read. Only super roles block accounts and
 *  answer appeals, because a school must not judge its own decision. All are false for a case about the viewer's own
 *  content. */
export function mayDo(viewer: Viewer, of: { organizationId: string | null; ownerId: string | null }) {
  const site = isSuper(viewer)
  const own = of.ownerId === viewer.id
  const school = idsOf(viewer, leads).includes(of.organizationId ?? '')
  return { decide: !own && (site || school), block: !own && site, answer: !own && site }
}
