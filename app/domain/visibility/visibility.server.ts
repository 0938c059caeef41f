import { flag, orNull, readRow, type RowOf, text } from '#app/database/rows.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { studentsInReachSql } from '#app/domain/organizations/reach.server.ts'
import { env } from '#app/env.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { notBlocked } from './blocks.server.ts'
import { sightOf, type Standing } from './visibility.ts'

export const standingRow = { id: text, responsible: flag, followsViewer: flag }
type StandingRow = RowOf<typeof standingRow>

/** SQL columns with the standing of the viewer towards the person of row `u`. Teachers are responsible only for the
 *  groups they mentor. */
export function standingColumns(viewer: Viewer) {
  return Prisma.sql`
    EXISTS (
      SELECT 1 FROM "Member" m WHERE m."userId" = u."id" AND ${studentsInReachSql(viewer)}
    ) AS "responsible",
    EXISTS (
      SELECT 1 FROM "Follow" f WHERE f."followerId" = u."id" AND f."followedId" = ${viewer.id}
    ) AS "followsViewer"`
}

/** SQL condition on row `u`: the viewer can find this person. A closed account, or one about to be deleted, is found
 *  only by its owner; a block hides both people from each other. */
export function foundBy(viewer: Viewer) {
  return Prisma.sql`(${isThere(viewer)} AND ${notBlocked(viewer, Prisma.sql`u."id"`)})`
}

/** SQL condition as `foundBy` without blocks, for those responsible for a pupil. */
function isThere(viewer: Viewer) {
  return Prisma.sql`(u."id" = ${viewer.id} OR (u."state" = 'ACTIVE' AND u."deletionAt" IS NULL))`
}

export function standingOf(viewer: Viewer, { id, responsible, followsViewer }: StandingRow): Standing {
  // Staff rights require the second factor where the site requires it, as in the admin area.
  const proved = !env.twoStepRequired || viewer.twoStep
  return {
    self: id === viewer.id,
    super: isSuper(viewer) && proved,
    responsible: responsible && proved,
    followed: followsViewer,
  }
}

/** Checks whether a viewer may see a person's exam results, GPA, languages and certificates. A block does not apply to
 *  those responsible for the person: a school must see the studies of its pupils. */
export async function maySeeStudies(viewer: Viewer, ownerId: string): Promise<boolean> {
  const query = Prisma.sql`
    SELECT u."id", p."dateOfBirth", p."visibility", ${notBlocked(viewer, Prisma.sql`u."id"`)} AS "open",
           ${standingColumns(viewer)}
    FROM "User" u JOIN "Profile" p ON p."userId" = u."id"
    WHERE u."id" = ${ownerId} AND ${isThere(viewer)}`
  const row = await readRow({ ...standingRow, dateOfBirth: orNull(text), visibility: orNull(text), open: flag }, query)
  if (row === null) return false
  const standing = standingOf(viewer, row)
  if (!row.open && !standing.responsible && !standing.super) return false
  return sightOf(row, standing, new Date()).studies
}
