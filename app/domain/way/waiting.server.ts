import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { casesInReachSql } from '#app/domain/moderation/reach-of-cases.server.ts'
import { idsOf, leads, studentsInReachSql, teaches } from '#app/domain/organizations/reach.server.ts'
import { hasBegun } from '#app/domain/organizations/student-conditions.server.ts'
import { env } from '#app/env.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Kinds of pending work for staff: requests to join, pupils who have begun no test, moderation cases, appeals,
 *  applications of schools. */
export type WaitingKind = 'requests' | 'notBegun' | 'cases' | 'appeals' | 'applications'

/** Returns the organisation a viewer works for: the first one they lead, else the first one they teach in; null for
 *  super roles and everyone else. */
export function schoolOf(viewer: Viewer): { id: string; leads: boolean } | null {
  if (isSuper(viewer)) return null
  const [led] = idsOf(viewer, leads)
  const [taught] = idsOf(viewer, teaches)
  const id = led ?? taught
  return id === undefined ? null : { id, leads: led !== undefined }
}

/** Returns SQL that counts what waits for a viewer, as rows of `kind` and `count`; null for viewers without such tasks.
 *  Teachers see only the pupils they mentor. */
export function waitingRows(viewer: Viewer): Prisma.Sql | null {
  // The administration is closed to viewers without a second factor.
  if (env.twoStepRequired && !viewer.twoStep) return null
  const school = schoolOf(viewer)
  const cases = Prisma.sql`FROM "ModerationCase" c WHERE ${casesInReachSql(viewer)} AND c."state"`
  if (school) {
    const requests = school.leads
      ? Prisma.sql`
          SELECT 'requests' AS "kind", COUNT(*) AS "count" FROM "Member" m
          WHERE m."organizationId" = ${school.id} AND m."role" = 'ORG_STUDENT' AND m."status" = 'PENDING' UNION ALL`
      : Prisma.empty
    return Prisma.sql`
      ${requests}
      SELECT 'notBegun' AS "kind", COUNT(*) AS "count" FROM "Member" m
      WHERE ${studentsInReachSql(viewer)} AND m."organizationId" = ${school.id} AND NOT ${hasBegun('m')}
      UNION ALL SELECT 'cases', COUNT(*) ${cases} = 'OPEN'`
  }
  if (!isSuper(viewer)) return null
  return Prisma.sql`
    SELECT 'cases' AS "kind", COUNT(*) AS "count" ${cases} = 'OPEN'
    UNION ALL SELECT 'appeals', COUNT(*) ${cases} = 'APPEALED'
    UNION ALL SELECT 'applications', COUNT(*) FROM "PartnerApplication" a WHERE a."answeredAt" IS NULL`
}
