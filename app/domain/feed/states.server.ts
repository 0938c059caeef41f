import type { Db } from '#app/database/client.server.ts'
import { sweptAfter } from './limits.ts'
import { makeFindable, makeUnfindable } from './marks.server.ts'
import { tellNamed, tellNews, tellOfComment } from './tell.server.ts'

/** What a moderator, a report or the site itself makes of a thing somebody told. */
export type SetState = 'SHOWN' | 'WAITING' | 'HIDDEN' | 'REMOVED'

/** Puts a post of anybody's into a state, in the transaction of a decision. Shown again it is found by hashtag and search, otherwise
 *  not; removed it goes with its files after 30 days. A post that waited tells those it names only now. False when there is
 *  none, or its author has deleted it or not published it. */
export async function setPostState(tx: Db, postId: string, state: SetState, now = new Date()): Promise<boolean> {
  const post = await tx.post.findFirst({ where: { id: postId, state: { notIn: ['DELETED', 'DRAFT'] } } })
  if (!post) return false
  if (post.state === state) return true
  await tx.post.update({ where: { id: postId }, data: { state, sweepAt: goesAt(state, now) } })
  if (state !== 'SHOWN') await makeUnfindable(tx, postId)
  else await makeFindable(tx, post)
  if (state === 'SHOWN' && post.state === 'WAITING') await tellOfPost(tx, post, now)
  return true
}

/** The same for a comment; the number of comments its post shows follows. A comment that waited is told of only now. */
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
    await tellOfAnswer(tx, at, { postAuthorId: post.authorId, answered: replyTo }, now)
  }
  return true
}

type Answer = { byId: string; postId: string; commentId: string }
type Told = { id: string; authorId: string; audience: string; organizationId: string | null }

/** Tells whom a post names, and its organisation where it is news of it. */
export async function tellOfPost(tx: Db, post: Told, now: Date) {
  const at = { byId: post.authorId, postId: post.id, commentId: null }
  await tellNamed(tx, at, await listNamed(tx, post.id, null), now)
  await tellNews(tx, post, now)
}

/** Tells those a shown comment answers and whom it names. */
export async function tellOfAnswer(tx: Db, at: Answer, whom: Parameters<typeof tellOfComment>[2], now: Date) {
  await tellOfComment(tx, at, whom, now)
  await tellNamed(tx, at, await listNamed(tx, at.postId, at.commentId), now)
}

async function listNamed(tx: Db, postId: string, commentId: string | null) {
  const named = await tx.mention.findMany({ where: { postId, commentId }, select: { userId: true } })
  return named.map(({ userId }) => userId)
}

function goesAt(state: SetState, now: Date) {
  return state === 'REMOVED' ? new Date(now.getTime() + sweptAfter.gone) : null
}
