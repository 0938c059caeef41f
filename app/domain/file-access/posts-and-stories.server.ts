import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { authorIsThere, inCircle, notBlocked } from '#app/domain/feed/sight.server.ts'
import { studentsInReachSql } from '#app/domain/organizations/reach.server.ts'
import type { ThingKind } from '#app/domain/safety/cases.server.ts'
import { env } from '#app/env.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** SQL condition on row `f`, a picture of a post: the viewer sees the post, wrote it, or may review a case about it. */
export function isInSeenPost(viewer: Viewer): Prisma.Sql {
  const mine = Prisma.sql`p."authorId" = ${viewer.id} AND p."state" <> 'DELETED'`
  const shown = Prisma.sql`p."state" = 'SHOWN' AND ${isInAudience(viewer, 'p')}`
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "PostPicture" i
    JOIN "Post" p ON p."id" = i."postId" JOIN "User" u ON u."id" = p."authorId"
    WHERE i."fileId" = f."id" AND ((${mine}) OR (${shown}) OR ${isUnderReview(viewer, 'POST', Prisma.sql`p."id"`)}))`
}

/** The same of the picture or video of a story, which others see for a day. */
export function isInSeenStory(viewer: Viewer, now: Date): Prisma.Sql {
  const mine = Prisma.sql`s."authorId" = ${viewer.id} AND s."state" <> 'DELETED'`
  const shown = Prisma.sql`s."state" = 'SHOWN' AND s."expiresAt" > ${now} AND ${isInAudience(viewer, 's')}`
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Story" s JOIN "User" u ON u."id" = s."authorId"
    WHERE s."fileId" = f."id" AND ((${mine}) OR (${shown}) OR ${isUnderReview(viewer, 'STORY', Prisma.sql`s."id"`)}))`
}

/** SQL condition on row `alias`, with its author in row `u`: the viewer is in the audience. */
function isInAudience(viewer: Viewer, alias: 'p' | 's') {
  const author = Prisma.raw(`"${alias}"."authorId"`)
  return Prisma.sql`${authorIsThere} AND ${notBlocked(viewer, author)} AND ${inCircle(viewer, alias)}`
}

/** SQL condition: the viewer may review a case about this target. Super roles may review any, staff only those of their
 *  own pupils that belong to their organisation. Requires the second factor where the site requires it, as in the admin
 *  area. */
function isUnderReview(viewer: Viewer, kind: ThingKind, id: Prisma.Sql) {
  if (env.twoStepRequired && !viewer.twoStep) return Prisma.sql`FALSE`
  const reach = isSuper(viewer)
    ? Prisma.sql`TRUE`
    : Prisma.sql`EXISTS (
        SELECT 1 FROM "Member" m
        WHERE m."userId" = k."ownerId" AND m."organizationId" = k."organizationId" AND ${studentsInReachSql(viewer)}
      )`
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "ModerationCase" k WHERE k."targetKind" = ${kind} AND k."targetId" = ${id} AND ${reach}
  )`
}
