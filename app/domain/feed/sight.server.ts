import { joinAfter } from '#app/database/dialect.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { organizationsOf } from '#app/domain/visibility/organizations.server.ts'
import { seesProject } from '#app/domain/visibility/projects.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { ownScopes } from './audience.ts'

// The only place that decides who sees posts, comments and stories (docs/decisions/089).

export { notBlocked } from '#app/domain/visibility/blocks.server.ts'
export { organizationsOf }

/** SQL: scopes of the viewer's organisations, of their class and of the open classes they mentor, one per row as
 *  `scope`. */
export function placeScopes(viewer: Viewer) {
  const organizationIds = organizationsOf(viewer)
  const scopes = ownScopes({ organizationIds, groupIds: [] }).filter(scope => scope !== 'EVERYONE')
  const places = scopes.map(scope => Prisma.sql`SELECT ${scope} AS "scope" UNION ALL`)
  const ids = organizationIds.length > 0 ? Prisma.join(organizationIds) : Prisma.sql`NULL`
  return Prisma.sql`
    ${Prisma.join([...places, Prisma.empty], ' ')}
    SELECT 'GROUP:' || m."groupId" AS "scope" FROM "Member" m
    WHERE m."userId" = ${viewer.id} AND m."status" = 'ACTIVE' AND m."groupId" IS NOT NULL AND m."organizationId" IN (${ids})
    UNION ALL
    SELECT 'GROUP:' || g."id" FROM "Group" g
    WHERE g."mentorId" = ${viewer.id} AND g."archivedAt" IS NULL AND g."organizationId" IN (${ids})`
}

/** SQL condition on row `alias`, a post or story: the viewer is its author or in its audience. A project update is
 *  visible to those who see the project. */
export function inCircle(viewer: Viewer, alias: 'p' | 's' | 'o') {
  const row = Prisma.raw(`"${alias}"`)
  return Prisma.sql`(
    ${row}."authorId" = ${viewer.id}
    OR ${row}."scope" = 'EVERYONE'
    OR (${row}."audience" = 'FOLLOWERS' AND EXISTS (
      SELECT 1 FROM "Follow" f WHERE f."followerId" = ${viewer.id} AND f."followedId" = ${row}."authorId"
    ))
    OR ${row}."scope" IN (${placeScopes(viewer)})
    ${alias === 'p' ? inProject(viewer) : Prisma.empty}
  )`
}

function inProject(viewer: Viewer) {
  return Prisma.sql`OR (p."audience" = 'PROJECT' AND EXISTS (
    SELECT 1 FROM "Project" j WHERE j."id" = p."projectId" AND ${seesProject(viewer)}
  ))`
}

/** SQL condition for lists: the viewer has not muted this person. */
export function notMuted(viewer: Viewer, person: Prisma.Sql) {
  return Prisma.sql`NOT EXISTS (
    SELECT 1 FROM "Mute" mu WHERE mu."muterId" = ${viewer.id} AND mu."mutedId" = ${person}
  )`
}

/** SQL condition on row `u`: the author's account is active and not about to be deleted. */
export const authorIsThere = Prisma.sql`u."state" = 'ACTIVE' AND u."deletionAt" IS NULL`

/** SQL condition on row `alias`: the post is not the question thread of a project. A thread post has no text and
 *  appears only on the page of its project. */
export function isNoThread(alias: 'p' | 'q') {
  const row = Prisma.raw(`"${alias}"`)
  return Prisma.sql`(${row}."audience" <> 'PROJECT' OR NOT EXISTS (SELECT 1 FROM "Project" th WHERE th."threadId" = ${row}."id"))`
}

/** SQL: scopes of the projects a viewer sees and follows or works on, one per row as `scope`. The join order is fixed
 *  because SQLite plans a statement once and would scan all projects while there are few. */
export function followedProjects(viewer: Viewer) {
  return Prisma.sql`
    SELECT 'PROJECT:' || j."id" AS "scope" FROM (
      SELECT pf."projectId" FROM "ProjectFollow" pf WHERE pf."userId" = ${viewer.id}
      UNION SELECT pm."projectId" FROM "ProjectMember" pm WHERE pm."userId" = ${viewer.id}
    ) own ${joinAfter} "Project" j ON j."id" = own."projectId" WHERE ${seesProject(viewer)}`
}

/** SQL: all scopes a viewer reads, one per row as `scope`: everyone, their organisations and classes, their own, those
 *  of followed people, and those of projects they follow or work on. */
export function readScopes(viewer: Viewer, followed = followedScopes(viewer)) {
  return Prisma.sql`
    SELECT 'EVERYONE' AS "scope" UNION ALL ${placeScopes(viewer)}
    UNION ALL SELECT 'FOLLOWERS:' || ${viewer.id}
    UNION ALL ${followed}
    UNION ALL ${followedProjects(viewer)}`
}

function followedScopes(viewer: Viewer) {
  return Prisma.sql`SELECT 'FOLLOWERS:' || f."followedId" FROM "Follow" f WHERE f."followerId" = ${viewer.id}`
}
