import type { Db } from '#app/database/client.server.ts'
import { sweptAfter } from './limits.ts'
import { indexPost, makeUnfindable } from './marks.server.ts'
import { notifyMentioned, notifyOfNews, notifyOfComment } from './notify.server.ts'

/** States that a moderator, reports or the automatic check can set. */
export type SetState = 'SHOWN' | 'WAITING' | 'HIDDEN' | 'REMOVED'

/** Sets the state of a post, in the transaction of a decision. A shown post is indexed for hashtags and search, any
 *  other is not; a removed one is swept with its files after 30 days. Notifications are sent when a waiting post is
 *  shown. False when there is no such post, or it is deleted or a draft. */
export async function setPostState(tx: Db, postId: string, state: SetState, now = new Date()): Promise<boolean> {
  const post = await tx.post.findFirst({ where: { id: postId, state: { notIn: ['DELETED', 'DRAFT'] } } })
  if (!post) return false
  if (post.state === state) return true
  await tx.post.update({ where: { id: postId }, data: { state, sweepAt: goesAt(state, now) } })
  if (state !== 'SHOWN') await makeUnfindable(tx, postId)
  else await indexPost(tx, post)
  if (state === 'SHOWN' && post.state === 'WAITING') await notifyOfPost(tx, post, now)
  return true
}

/** Sets the state of a comment, as `setPostState`, and updates the comment count of its post. Notifications are sent
 *  when a waiting comment is shown. */
export async function setCommentState(tx: Db, commentId: string, state: SetState, now = new Date()): Promise<boolean> {
  const comment = await tx.comment.findFirst({
    where: { id: commentId, state: { notIn: ['DELETED', 'DRAFT'] } },
    include: { replyTo: { select: { id: true, authorId: true } }, post: { select: { authorId: true } } },
  })
  if (!comment) return false
  if (comment.state === state) return true
  await tx.comment.update({ where: { id: commentId }, data: { state, sweepAt: goesAt(state, now) } })
  const step = Number(state === 'SHOWN') - Number(comment.state === 'SHOWN')
  const { postId, authorId: byId, post, replyTo } = comment
  if (step !== 0) await tx.post.update({ where: { id: postId }, data: { commentCount: { increment: step } } })
  if (state === 'SHOWN' && comment.state === 'WAITING' && byId !== null) {
    const at = { byId, postId, commentId }
    await notifyOfAnswer(tx, at, { postAuthorId: post.authorId, answered: replyTo }, now)
  }
  return true
}

type Answer = { byId: string; postId: string; commentId: string }
type PublishedPost = { id: string; authorId: string; audience: string; organizationId: string | null; createdAt: Date }

/** Notifies the people a post mentions, and its organisation when it is news. */
export async function notifyOfPost(tx: Db, post: PublishedPost, now: Date) {
  const at = { byId: post.authorId, postId: post.id, commentId: null }
  await notifyMentioned(tx, at, await listNamed(tx, post.id, null), now)
  await notifyOfNews(tx, post, now)
}

/** Notifies the people a shown comment answers or mentions. */
export async function notifyOfAnswer(tx: Db, at: Answer, whom: Parameters<typeof notifyOfComment>[2], now: Date) {
  await notifyOfComment(tx, at, whom, now)
  await notifyMentioned(tx, at, await listNamed(tx, at.postId, at.commentId), now)
}

async function listNamed(tx: Db, postId: string, commentId: string | null) {
  const named = await tx.mention.findMany({ where: { postId, commentId }, select: { userId: true } })
  return named.map(({ userId }) => userId)
}

function goesAt(state: SetState, now: Date) {
  return state === 'REMOVED' ? new Date(now.getTime() + sweptAfter.gone) : null
}
