import { db, inTurn } from '#app/database/client.server.ts'
import { joinAfter } from '#app/database/dialect.server.ts'
import { flag, instant, number, orNull, readRows, type RowOf, text, word } from '#app/database/rows.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { isDue } from '#app/domain/safety/cases.server.ts'
import type { Cursor } from '#app/domain/text/cursor.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { NewComment } from './feed.schema.ts'
import { isShown, ofUnblocked } from './likes.server.ts'
import { feedRules, sweptAfter } from './limits.ts'
import { openRequiredCase, type CheckOutcome } from './content-check.server.ts'
import { writeMentions } from './marks.server.ts'
import { notBlocked } from './sight.server.ts'
import { notifyOfAnswer } from './states.server.ts'

/** Comments per page, not counting replies. */
const COMMENTS = 20

const commentRow = {
  id: text,
  replyToId: orNull(text),
  text,
  state: word<'SHOWN' | 'WAITING' | 'HIDDEN' | 'REMOVED' | 'DELETED'>(),
  likeCount: number,
  createdAt: instant,
  editedAt: orNull(instant),
  authorId: orNull(text),
  username: orNull(text),
  firstName: orNull(text),
  lastName: orNull(text),
  avatarId: orNull(text),
  liked: flag,
}
type Row = RowOf<typeof commentRow>
export type ShownComment = Omit<Row, 'replyToId'>

/** Lists comments of a post, oldest first, each with its replies. A comment that is not shown keeps its place without
 *  text and author; its author still sees it unless it is deleted. Deleted comments are listed only while they have
 *  replies. The caller has checked that the viewer sees the post. */
export async function listComments(viewer: Viewer, postId: string, after: Cursor | null, many = COMMENTS) {
  const isRead = Prisma.sql`(c."state" = 'SHOWN' OR (c."authorId" = ${viewer.id} AND c."state" <> 'DELETED'))`
  // Applied before the page is cut, so that blocked authors do not make a page shorter.
  const isUnblocked = (alias: 't' | 'c') => {
    const author = Prisma.raw(`"${alias}"."authorId"`)
    return Prisma.sql`(${author} IS NULL OR ${notBlocked(viewer, author)})`
  }
  const from = after ? Prisma.sql`AND (t."createdAt", t."id") > (${new Date(after.at)}, ${after.id})` : Prisma.empty
  const rows = await readRows(
    commentRow,
    Prisma.sql`
    WITH "top" AS MATERIALIZED (
      SELECT t."id" FROM "Comment" t
      WHERE t."postId" = ${postId} AND t."replyToId" IS NULL ${from} AND ${isUnblocked('t')}
        AND (t."state" <> 'DELETED' OR EXISTS (SELECT 1 FROM "Comment" r WHERE r."replyToId" = t."id" AND r."state" <> 'DELETED'))
      ORDER BY t."createdAt", t."id" LIMIT ${many + 1}
    ), "shown" AS (
      SELECT "id" FROM "top"
      UNION ALL SELECT r."id" FROM "top" ${joinAfter} "Comment" r ON r."replyToId" = "top"."id" WHERE r."state" <> 'DELETED'
    )
    SELECT c."id", c."replyToId", CASE WHEN ${isRead} THEN c."text" ELSE '' END AS "text",
           c."state", c."likeCount", c."createdAt", c."editedAt", c."authorId", u."username", a."firstName", a."lastName", a."avatarId",
           EXISTS (SELECT 1 FROM "CommentLike" l WHERE l."commentId" = c."id" AND l."userId" = ${viewer.id}) AS "liked"
    FROM "shown" ${joinAfter} "Comment" c ON c."id" = "shown"."id"
    LEFT JOIN "User" u ON u."id" = c."authorId" AND u."state" = 'ACTIVE' AND u."deletionAt" IS NULL AND ${isRead}
    LEFT JOIN "Profile" a ON a."userId" = u."id"
    WHERE ${isUnblocked('c')}
    ORDER BY c."createdAt", c."id"`,
  )
  const comments = rows.filter(({ replyToId }) => replyToId === null)
  const shown = comments.slice(0, many)
  const last = shown.at(-1)
  return {
    comments: shown.map(comment => ({ ...comment, replies: rows.filter(({ replyToId }) => replyToId === comment.id) })),
    next: comments.length > many && last ? { at: last.createdAt.toISOString(), id: last.id } : null,
  }
}

/** Returns the cursor of the page that contains a comment, or the comment it replies to; null for the first page.
 *  `many` is the number of comments per page. */
export async function findPageOf(postId: string, commentId: string, many = COMMENTS): Promise<Cursor | null> {
  const place = { id: true, createdAt: true } as const
  const comment = await db.comment.findFirst({
    where: { id: commentId, postId },
    select: { ...place, replyTo: { select: place } },
  })
  if (!comment) return null
  const { id, createdAt } = comment.replyTo ?? comment
  // The page starts so that this comment is its last one.
  const before = await db.comment.findFirst({
    where: { postId, replyToId: null, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: many - 1,
    select: place,
  })
  return before && { at: before.createdAt.toISOString(), id: before.id }
}

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

/** Adds a comment to a post the viewer sees; a reply goes under the comment it answers, and under its parent where that is a
 *  reply itself. The same form sent twice adds one. Its post's author, the one it answers and whom it names are told, once it
 *  is shown. `'gone'` when what it answers has just gone, null when there is no such post for them. */
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

/** Deletes a comment of the viewer; its replies stay. Returns the id of the post, or null when there is no such comment. */
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
