import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { casesInReachSql } from '#app/domain/moderation/reach-of-cases.server.ts'
import { idsOf, leads, studentsInReachSql, teaches } from '#app/domain/organizations/reach.server.ts'
import { hasBegun } from '#app/domain/organizations/student-conditions.server.ts'
import { env } from '#app/env.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** What waits for one of staff: people who ask to be let in, pupils who have begun no test, cases, appeals, schools that apply. */
export type WaitingKind = 'requests' | 'notBegun' | 'cases' | 'appeals' | 'applications'

/** The organisation a viewer works for: the first one they lead, else the first one they teach in; null for the roles of the
 *  site and for everybody else. */
export function schoolOf(viewer: Viewer): { id: string; leads: boolean } | null {
  if (isSuper(viewer)) return null
  const [led] = idsOf(viewer, leads)
  const [taught] = idsOf(viewer, teaches)
  const id = led ?? taught
  return id === undefined ? null : { id, leads: led !== undefined }
}

/** SQL that selects what waits for a viewer, a row `kind`, `count` each, or null where nothing can. A teacher is told of the
 *  pupils they mentor. */
export function waitingRows(viewer: Viewer): Prisma.Sql | null {
  // The administration asks for the second step first.
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
