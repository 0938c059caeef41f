import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { lastBirthOfAdults } from '#app/domain/accounts/age.ts'
import { studentsInReachSql } from '#app/domain/organizations/reach.server.ts'
import { follows, isOfSameOrganization } from '#app/domain/visibility/near.server.ts'
import { foundBy, standingOf } from '#app/domain/visibility/visibility.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Whether everybody is found by this viewer: a super role, with the second step where the site asks for it. */
export function findsEverybody(viewer: Viewer): boolean {
  return isSuper(viewer) && standingOf(viewer, { id: '', responsible: false, followsViewer: false }).super
}

/** SQL condition on the rows `u` (a user) and `p` (their profile): the viewer may find this person by name. Adults are found
 *  by everybody; a minor, or somebody of unknown age, by the people of their organisation, by staff who answer for them
 *  and by those they follow. */
export function isFoundByName(viewer: Viewer, now: Date): Prisma.Sql {
  const open = findsEverybody(viewer)
    ? Prisma.sql`TRUE`
    : Prisma.sql`(p."dateOfBirth" <= ${lastBirthOfAdults(now)} OR u."id" = ${viewer.id}
        OR ${isOfSameOrganization(viewer)} OR ${follows(viewer)} OR ${isInReach(viewer)})`
  return Prisma.sql`${isThere(viewer)} AND ${open}`
}

/** The same for somebody whose whole username was typed: anybody who can be found at all. */
export const isThere = foundBy

function isInReach(viewer: Viewer): Prisma.Sql {
  // A super role without its second step reaches nobody.
  if (isSuper(viewer)) return Prisma.sql`FALSE`
  return Prisma.sql`EXISTS (SELECT 1 FROM "Member" m WHERE m."userId" = u."id" AND ${studentsInReachSql(viewer)})`
}
