import { type Db, inTurn } from '#app/database/client.server.ts'
import { flag, readRow } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { unblocked } from '#app/domain/visibility/blocks.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { feedRules } from './limits.ts'
import { authorIsThere, inCircle, notBlocked } from './sight.server.ts'
import { notifyOfCommentLike, notifyOfPostLike } from './notify.server.ts'

/** Likes or unlikes a post. Idempotent; concurrent likes are all counted. `'tooOften'` above 120 an hour, null when the
 *  viewer sees no such post or it is the question thread of a project. */
export async function setPostLike(
  viewer: Viewer,
  postId: string,
  wanted: boolean,
  now = new Date(),
): Promise<'done' | 'tooOften' | null> {
  if (wanted && (await consumeLimit(feedRules.like, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    if (!(await isShown(tx, viewer, postId)) || (await tx.project.count({ where: { threadId: postId } })) > 0)
      return null
    const changed = wanted
      ? await tx.$executeRaw`
          INSERT INTO "PostLike" ("postId", "userId", "createdAt") VALUES (${postId}, ${viewer.id}, ${now}) ON CONFLICT DO NOTHING`
      : (await tx.postLike.deleteMany({ where: { postId, userId: viewer.id } })).count
    if (changed === 0) return 'done'
    const { authorId } = await tx.post.update({
      where: { id: postId },
      data: { likeCount: { increment: wanted ? 1 : -1 } },
      select: { authorId: true },
    })
    if (wanted) await notifyOfPostLike(tx, { byId: viewer.id, postId }, authorId, now)
    return 'done'
  })
}

/** Likes or unlikes a comment. Idempotent; same refusals as `setPostLike`. */
export async function setCommentLike(
  viewer: Viewer,
  commentId: string,
  wanted: boolean,
  now = new Date(),
): Promise<'done' | 'tooOften' | null> {
  if (wanted && (await consumeLimit(feedRules.like, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    const comment = await tx.comment.findFirst({
      where: { id: commentId, state: 'SHOWN', OR: ofUnblocked(viewer) },
      select: { postId: true, authorId: true },
    })
    if (!comment || !(await isShown(tx, viewer, comment.postId))) return null
    const changed = wanted
      ? await tx.$executeRaw`
          INSERT INTO "CommentLike" ("commentId", "userId", "createdAt") VALUES (${commentId}, ${viewer.id}, ${now}) ON CONFLICT DO NOTHING`
      : (await tx.commentLike.deleteMany({ where: { commentId, userId: viewer.id } })).count
    if (changed === 0) return 'done'
    await tx.comment.update({ where: { id: commentId }, data: { likeCount: { increment: wanted ? 1 : -1 } } })
    const { postId, authorId } = comment
    if (wanted && authorId) await notifyOfCommentLike(tx, { byId: viewer.id, postId, commentId }, authorId, now)
    return 'done'
  })
}

/** Prisma condition on a comment: the author and the viewer have not blocked each other, or the author's account is
 *  gone. */
export const ofUnblocked = (viewer: Viewer) => [{ authorId: null }, { author: unblocked(viewer) }]

/** Checks whether a post is shown and the viewer sees it, so that they may answer and like it. */
export async function isShown(tx: Db, viewer: Viewer, postId: string): Promise<boolean> {
  const query = Prisma.sql`
    SELECT 1 AS "shown" FROM "Post" p JOIN "User" u ON u."id" = p."authorId"
    WHERE p."id" = ${postId} AND p."state" = 'SHOWN' AND ${authorIsThere}
      AND ${inCircle(viewer, 'p')} AND ${notBlocked(viewer, Prisma.sql`p."authorId"`)}`
  return (await readRow({ shown: flag }, query, tx)) !== null
}
