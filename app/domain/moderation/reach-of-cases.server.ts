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

/** The cases a viewer may see: super roles all; those who lead an organisation the ones of its pupils, a teacher those of
 *  the pupils they mentor, and the person an organisation names for pupils in danger all of its own. */
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

/** The same as a condition on the SQL row `c`. */
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

/** SQL condition: the person of this column is a pupil within the viewer's reach, or of an organisation that names the viewer for
 *  pupils in danger. */
export function answersFor(viewer: Viewer, person: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Member" m WHERE m."userId" = ${person} AND ((${studentsInReachSql(viewer)}) OR (
      m."role" = 'ORG_STUDENT' AND m."status" = 'ACTIVE' AND ${isOneOf(idsOf(viewer, teaches))} AND EXISTS (
        SELECT 1 FROM "Organization" o WHERE o."id" = m."organizationId" AND o."safetyContactId" = ${viewer.id}))))`
}

/** What a viewer may do with a case they see. A teacher reads. Accounts are blocked by the roles of the site, and appeals
 *  answered by them alone: a school does not judge its own decision. Nobody judges what is their own. */
export function mayDo(viewer: Viewer, of: { organizationId: string | null; ownerId: string | null }) {
  const site = isSuper(viewer)
  const own = of.ownerId === viewer.id
  const school = idsOf(viewer, leads).includes(of.organizationId ?? '')
  return { decide: !own && (site || school), block: !own && site, answer: !own && site }
}
