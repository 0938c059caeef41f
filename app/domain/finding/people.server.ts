import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { lastBirthOfAdults } from '#app/domain/accounts/age.ts'
import { studentsInReachSql } from '#app/domain/organizations/reach.server.ts'
import { follows, isOfSameOrganization } from '#app/domain/visibility/near.server.ts'
import { foundBy, standingOf } from '#app/domain/visibility/visibility.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Checks whether a viewer finds all people: a super role, with the second factor where it is required. */
export function findsEverybody(viewer: Viewer): boolean {
  return isSuper(viewer) && standingOf(viewer, { id: '', responsible: false, followsViewer: false }).super
}

/** SQL condition on `u` (User) and `p` (Profile): the viewer may find this person by name. Everyone finds adults.
 *  Minors and people of unknown age are found by members of their organisation, by staff responsible for them and by
 *  people they follow. */
export function isFoundByName(viewer: Viewer, now: Date): Prisma.Sql {
  const open = findsEverybody(viewer)
    ? Prisma.sql`TRUE`
    : Prisma.sql`(p."dateOfBirth" <= ${lastBirthOfAdults(now)} OR u."id" = ${viewer.id}
        OR ${isOfSameOrganization(viewer)} OR ${follows(viewer)} OR ${isInReach(viewer)})`
  return Prisma.sql`${isThere(viewer)} AND ${open}`
}

/** The condition for an exact username: every person who can be found at all. */
export const isThere = foundBy

function isInReach(viewer: Viewer): Prisma.Sql {
  // A super role without its second factor has no one in reach.
  if (isSuper(viewer)) return Prisma.sql`FALSE`
  return Prisma.sql`EXISTS (SELECT 1 FROM "Member" m WHERE m."userId" = u."id" AND ${studentsInReachSql(viewer)})`
}
