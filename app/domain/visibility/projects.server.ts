import type { Db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { notBlocked } from './blocks.server.ts'
import { organizationsOf } from './organizations.server.ts'

/** SQL condition on row `j`, a project: the viewer leads it, is in its team, or it is shown to everyone or to their
 *  organisation. A block between the viewer and the lead excludes it. */
export function seesProject(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`(
    (${notBlocked(viewer, Prisma.sql`j."ownerId"`)} AND (
      (j."state" = 'SHOWN' AND j."scope" IN (${Prisma.join(projectScopes(viewer))}))
      OR (j."state" NOT IN ('DRAFT', 'DELETED') AND ${isOfTeam(viewer)})
    ))
    OR (j."ownerId" = ${viewer.id} AND j."state" <> 'DELETED')
  )`
}

/** SQL condition on rows `j` and `u`, a project and the one who leads it: the viewer sees its page. Where the account of
 *  the one who leads it is shut, its team alone does. */
export function seesProjectPage(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`(${seesProject(viewer)}
    AND ((u."state" = 'ACTIVE' AND u."deletionAt" IS NULL) OR ${isOfTeam(viewer)}))`
}

/** SQL condition on rows `j` and `t`, a project and somebody's place in its team: it stands on their profile. One's own
 *  waits and is hidden before one's own eyes only. `asOther` leaves what everybody sees. */
export function isOnProfile(viewer: Viewer, { asOther }: { asOther: boolean }): Prisma.Sql {
  const isLed = Prisma.sql`EXISTS (
    SELECT 1 FROM "User" lead WHERE lead."id" = j."ownerId" AND lead."state" = 'ACTIVE' AND lead."deletionAt" IS NULL
  )`
  if (asOther) return Prisma.sql`(j."state" = 'SHOWN' AND j."scope" = 'EVERYONE' AND ${isLed})`
  return Prisma.sql`(
    (j."state" = 'SHOWN' AND ${isLed} AND ${seesProject(viewer)})
    OR (j."state" IN ('SHOWN', 'WAITING', 'HIDDEN') AND t."userId" = ${viewer.id})
  )`
}

/** SQL condition on row `j`: the viewer is in the team. */
export function isOfTeam(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM "ProjectMember" w WHERE w."projectId" = j."id" AND w."userId" = ${viewer.id})`
}

/** SQL condition on row `j`, a project: the person of row `u` sees it. Blocks are not considered. */
export const isSeenByPerson = Prisma.sql`(
  (j."state" NOT IN ('DRAFT', 'DELETED') AND EXISTS (
    SELECT 1 FROM "ProjectMember" w WHERE w."projectId" = j."id" AND w."userId" = u."id"
  ))
  OR (j."state" = 'SHOWN' AND (j."scope" = 'EVERYONE' OR EXISTS (
    SELECT 1 FROM "Member" m JOIN "Organization" o ON o."id" = m."organizationId" AND o."state" = 'ACTIVE'
    WHERE m."userId" = u."id" AND m."status" = 'ACTIVE' AND j."scope" = 'ORGANIZATION:' || m."organizationId"
  )))
)`

/** Returns the ids of the team whose question thread this post is; empty for any other post. */
export async function listTeamOfThread(tx: Db, postId: string): Promise<string[]> {
  const where = { project: { threadId: postId } }
  return (await tx.projectMember.findMany({ where, select: { userId: true } })).map(({ userId }) => userId)
}

/** Returns the scopes of the projects listed for a viewer. */
export function projectScopes(viewer: Viewer): string[] {
  return ['EVERYONE', ...organizationsOf(viewer).map(id => `ORGANIZATION:${id}`)]
}

/** SQL condition on row `f`, a banner, logo or image: the viewer sees the page of its project. */
export function isInSeenProject(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Project" j JOIN "User" u ON u."id" = j."ownerId" WHERE ${seesProjectPage(viewer)} AND (
      j."bannerId" = f."id" OR j."logoId" = f."id"
      OR j."id" = (SELECT i."projectId" FROM "ProjectImage" i WHERE i."fileId" = f."id")
    ))`
}
