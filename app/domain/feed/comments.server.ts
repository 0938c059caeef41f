import { db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { isDue } from '#app/domain/safety/cases.server.ts'
import type { NewComment } from './feed.schema.ts'
import { isShown, ofUnblocked } from './likes.server.ts'
import { feedRules, sweptAfter } from './limits.ts'
import { openRequiredCase, type CheckOutcome } from './content-check.server.ts'
import { writeMentions } from './marks.server.ts'
import { notifyOfAnswer } from './states.server.ts'

/** Finds the comment that the first submission of a repeated form created: the viewer's newest comment on the post, if
 *  it has the same text. */
export async function findSentComment({ id: authorId }: Viewer, postId: string, words: string) {
  const newest = await db.comment.findFirst({
    where: { authorId, postId, state: { not: 'DELETED' } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, text: true },
  })
  return newest?.text === words ? newest : null
}

/** Adds a comment to a post the viewer sees; a reply goes under the comment it answers, and under its parent where that
 *  is a reply itself. The same form sent twice adds one. Its post's author, the one it answers and whom it names are
 *  told, once it is shown. `'gone'` when what it answers has just gone, null when there is no such post for them. */
export async function addComment(
  viewer: Viewer,
  postId: string,
  given: NewComment,
  look: CheckOutcome,
  now = new Date(),
): Promise<{ id: string } | 'tooOften' | 'again' | 'gone' | null> {
  if (await isKeyUsed(db, viewer.id, given.idempotencyKey)) return 'again'
  if ((await consumeLimit(feedRules.comment, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    if (!(await isShown(tx, viewer, postId))) return null
    const answered = given.replyTo
      ? await tx.comment.findFirst({
          where: { id: given.replyTo, postId, state: 'SHOWN', OR: ofUnblocked(viewer) },
          select: { id: true, replyToId: true, authorId: true },
        })
      : null
    if (given.replyTo && !answered) return 'gone'
    if (!(await useKeyOnce(tx, viewer.id, given.idempotencyKey))) return 'again'
    const replyToId = answered ? (answered.replyToId ?? answered.id) : null
    const state = look.wait ? 'WAITING' : 'SHOWN'
    const data = { postId, authorId: viewer.id, replyToId, text: given.text, state, createdAt: now }
    const { id } = await tx.comment.create({ data, select: { id: true } })
    await writeMentions(tx, viewer.id, { postId, commentId: id, text: given.text })
    await openRequiredCase(tx, { kind: 'COMMENT', id, ownerId: viewer.id, text: given.text }, look, now)
    if (state === 'WAITING') return { id }
    const { authorId: postAuthorId } = await tx.post.update({
      where: { id: postId },
      data: { commentCount: { increment: 1 } },
      select: { authorId: true },
    })
    await notifyOfAnswer(tx, { byId: viewer.id, postId, commentId: id }, { postAuthorId, answered }, now)
    return { id }
  })
}

/** Returns a comment of the viewer, or null. */
export async function findOwnComment({ id: authorId }: Viewer, id: string) {
  const where = { id, authorId, state: { not: 'DELETED' } }
  return db.comment.findFirst({ where, select: { postId: true, text: true } })
}

/** Deletes a comment of the viewer; its replies stay. Returns the id of the post, or null when there is no such
 *  comment. */
export async function deleteComment(viewer: Viewer, commentId: string, now = new Date()): Promise<string | null> {
  return inTurn(async tx => {
    const where = { id: commentId, authorId: viewer.id, state: { not: 'DELETED' } }
    const comment = await tx.comment.findFirst({ where, select: { postId: true, state: true } })
    if (!comment) return null
    const sweepAt = new Date(now.getTime() + sweptAfter.gone)
    await tx.comment.update({ where: { id: commentId }, data: { state: 'DELETED', sweepAt } })
    if (comment.state === 'SHOWN')
      await tx.post.update({ where: { id: comment.postId }, data: { commentCount: { decrement: 1 } } })
    return comment.postId
  })
}

/** Removes deleted comments that are due. A comment with replies keeps its row but loses its text. Returns the number
 *  of both. */
export async function sweepComments(now: Date): Promise<number> {
  const due = await isDue('COMMENT', now)
  const bare = await db.comment.deleteMany({ where: { ...due, replies: { none: {} } } })
  const kept = await db.comment.updateMany({ where: due, data: { text: '', sweepAt: null } })
  return bare.count + kept.count
}
