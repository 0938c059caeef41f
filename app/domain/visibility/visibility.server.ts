import { flag, orNull, readRow, type RowOf, text } from '#app/database/rows.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { studentsInReachSql } from '#app/domain/organizations/reach.server.ts'
import { env } from '#app/env.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { sightOf, type Standing } from './visibility.ts'

export const standingRow = { id: text, responsible: flag, followsViewer: flag }
type StandingRow = RowOf<typeof standingRow>

/** SQL columns that say what a viewer is to the person of row `u`. A teacher answers for the groups they mentor only. */
export function standingColumns(viewer: Viewer) {
  return Prisma.sql`
    EXISTS (
      SELECT 1 FROM "Member" m WHERE m."userId" = u."id" AND ${studentsInReachSql(viewer)}
    ) AS "responsible",
    EXISTS (
      SELECT 1 FROM "Follow" f WHERE f."followerId" = u."id" AND f."followedId" = ${viewer.id}
    ) AS "followsViewer"`
}

/** SQL condition on row `u`: a person who can be found. A person who is blocked, inactive or about to be
 *  deleted is found only by themselves. */
export function foundBy(viewer: Viewer) {
  return Prisma.sql`(u."id" = ${viewer.id} OR (u."state" = 'ACTIVE' AND u."deletionAt" IS NULL))`
}

export function standingOf(viewer: Viewer, { id, responsible, followsViewer }: StandingRow): Standing {
  // What staff see of others they see with the second step on, where the site asks for it: as in the admin area.
  const proved = !env.twoStepRequired || viewer.twoStep
  return {
    self: id === viewer.id,
    super: isSuper(viewer) && proved,
    responsible: responsible && proved,
    followed: followsViewer,
  }
}

/** Whether a viewer may see a person's exam results, GPA, languages and certificates. */
export async function maySeeStudies(viewer: Viewer, ownerId: string): Promise<boolean> {
  const query = Prisma.sql`
    SELECT u."id", p."dateOfBirth", p."visibility", ${standingColumns(viewer)}
    FROM "User" u JOIN "Profile" p ON p."userId" = u."id"
    WHERE u."id" = ${ownerId} AND ${foundBy(viewer)}`
  const row = await readRow({ ...standingRow, dateOfBirth: orNull(text), visibility: orNull(text) }, query)
  return row !== null && sightOf(row, standingOf(viewer, row), new Date()).studies
}
