import { joinAfter } from '#app/database/dialect.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { seesProject } from '#app/domain/visibility/projects.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { authorIsThere, notBlocked, notMuted, placeScopes } from './sight.server.ts'

/** SQL: the people a viewer follows and has not muted, one per row as `authorId`, `followed`. */
function followedAuthors(viewer: Viewer) {
  const followed = Prisma.sql`f."followedId"`
  return Prisma.sql`
    SELECT f."followedId" AS "authorId", TRUE AS "followed" FROM "Follow" f
    ${joinAfter} "User" u ON u."id" = f."followedId"
    WHERE f."followerId" = ${viewer.id} AND ${authorIsThere} AND ${notBlocked(viewer, followed)} AND ${notMuted(viewer, followed)}`
}

type AuthorQuery = { shown: Prisma.Sql; posts: Prisma.Sql; most: number }

/** SQL: the followed people who may have written one of the newest `most` posts, at most that many. The newest post of
 *  most authors is visible to the viewer; only for the others each circle is searched. `shown` is a condition on row
 *  `q`; `posts` selects the posts of row `source` in its circle, newest first. */
export function newestAuthors(viewer: Viewer, { shown, posts, most }: AuthorQuery) {
  const isSeen = Prisma.sql`q."scope" = 'EVERYONE' OR q."audience" = 'FOLLOWERS' OR q."scope" IN (${placeScopes(viewer)})`
  return Prisma.sql`
    WITH "looked" AS MATERIALIZED (
      SELECT writer."authorId", writer."followed", (
        SELECT CASE WHEN ${isSeen} THEN q."id" ELSE '' END FROM "Post" q
        WHERE q."authorId" = writer."authorId" AND ${shown} ORDER BY q."createdAt" DESC, q."id" DESC LIMIT 1
      ) AS "postId" FROM (${followedAuthors(viewer)}) writer
    ), "newest" AS (
      SELECT looked."authorId", looked."postId" FROM "looked" looked WHERE looked."postId" <> ''
      UNION ALL SELECT source."authorId", (${posts} LIMIT 1)
      FROM (${circlesOf(viewer, Prisma.sql`SELECT "authorId", "followed" FROM "looked" WHERE "postId" = ''`)}) source
    )
    SELECT DISTINCT first."authorId", TRUE AS "followed" FROM (
      SELECT newest."authorId" FROM "newest" newest ${joinAfter} "Post" n ON n."id" = newest."postId"
      ORDER BY n."createdAt" DESC, n."id" DESC LIMIT ${most}
    ) first`
}

type Newest = { shown: Prisma.Sql; most: number }

/** SQL: the follower circles that may contain one of the newest `most` posts, one per row as `scope`; ties with the
 *  last one are included. All posts of such a circle are by one author, so either all are listed or none, and the index
 *  alone gives the time of the newest. No post row is read. `shown` is a condition on row `q` that the index covers. */
export function newestFollowed(viewer: Viewer, { shown, most }: Newest) {
  return Prisma.sql`
    SELECT near."scope" FROM (
      WITH "circle" AS MATERIALIZED (
        SELECT 'FOLLOWERS:' || writer."authorId" AS "scope", (
          SELECT q."createdAt" FROM "Post" q WHERE q."scope" = 'FOLLOWERS:' || writer."authorId" AND ${shown}
          ORDER BY q."createdAt" DESC, q."id" DESC LIMIT 1
        ) AS "at" FROM (${followedAuthors(viewer)}) writer
      )
      SELECT circle."scope" FROM "circle" circle WHERE circle."at" >= (
        SELECT MIN(newest."at") FROM (
          SELECT told."at" FROM "circle" told WHERE told."at" IS NOT NULL ORDER BY told."at" DESC LIMIT ${most}
        ) newest
      )
    ) near`
}

/** SQL: one person, as input for `circlesOf`. */
export function oneAuthor(viewer: Viewer, authorId: string) {
  return Prisma.sql`
    SELECT u."id" AS "authorId", EXISTS (
      SELECT 1 FROM "Follow" f WHERE f."followerId" = ${viewer.id} AND f."followedId" = u."id"
    ) AS "followed" FROM "User" u
    WHERE u."id" = ${authorId} AND ${authorIsThere} AND ${notBlocked(viewer, Prisma.sql`u."id"`)}`
}

/** SQL: the circles in which these authors may have posts visible to the viewer, one per row as `authorId`, `scope`. A
 *  viewer sees either all posts of an author in a circle or none, so circles the viewer is not in are never read.
 *  `authors` must not contain the viewer. */
export function circlesOf(viewer: Viewer, authors: Prisma.Sql) {
  const project = (after: Prisma.Sql, row: Prisma.Sql) => Prisma.sql`
    SELECT ${row}."authorId", (
      SELECT q."scope" FROM "Post" q
      WHERE q."authorId" = ${row}."authorId" AND q."scope" > ${after} AND q."scope" < 'PROJECT;'
      ORDER BY q."scope" LIMIT 1
    )`
  return Prisma.sql`
    WITH RECURSIVE "writer" AS MATERIALIZED (${authors}),
    "told"("authorId", "scope") AS (
      ${project(Prisma.sql`'PROJECT:'`, Prisma.sql`writes`)} FROM "writer" writes
      UNION ALL ${project(Prisma.sql`tells."scope"`, Prisma.sql`tells`)} FROM "told" tells WHERE tells."scope" IS NOT NULL
    )
    SELECT writes."authorId", 'EVERYONE' AS "scope" FROM "writer" writes
    UNION ALL SELECT writes."authorId", 'FOLLOWERS:' || writes."authorId" FROM "writer" writes WHERE writes."followed"
    UNION ALL SELECT writes."authorId", place."scope" FROM "writer" writes CROSS JOIN (${placeScopes(viewer)}) place
    UNION ALL SELECT tells."authorId", tells."scope" FROM "told" tells ${joinAfter} "Project" j ON j."id" = SUBSTR(tells."scope", 9)
    WHERE ${seesProject(viewer)}`
}
