import { db } from '#app/database/client.server.ts'
import { joinAfter, joinEach } from '#app/database/dialect.server.ts'
import { flag, instant, number, orNull, readRows, type RowOf, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Cursor } from '#app/domain/text/cursor.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { notBlocked } from './sight.server.ts'

/** Comments per page, not counting replies; also replies per page of one comment. */
const COMMENTS = 20

/** Replies shown below a comment. Further ones are on pages of that comment. */
const REPLIES = 10

/** A page of the comments of a post, or of the replies to one comment (`under`). `after` is the cursor of its start. */
export type ThreadPlace = { under?: string | null; after?: Cursor | null }

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

/** Lists comments of a post, oldest first, each with its first replies and whether it has more; or one comment with a
 *  page of its replies. A comment that is not shown keeps its place without text and author; its author still sees it
 *  unless it is deleted. Deleted comments are listed only while they have replies. Begins with the first comments when
 *  there is no comment `under`. The caller has checked that the viewer sees the post. */
export async function listComments(viewer: Viewer, postId: string, place: ThreadPlace, many = COMMENTS) {
  const page = await readPage(viewer, postId, place, many)
  return place.under && page.comments.length === 0 ? readPage(viewer, postId, {}, many) : page
}

async function readPage(viewer: Viewer, postId: string, place: ThreadPlace, many: number) {
  const { under = null } = place
  const most = under === null ? REPLIES : many
  const rows = await readRows(commentRow, pageOf(viewer, postId, place, { many, most }))
  const comments = rows.filter(({ replyToId }) => replyToId === null)
  const repliesTo = (id: string) => rows.filter(({ replyToId }) => replyToId === id)
  return {
    comments: comments.slice(0, many).map(comment => ({
      ...comment,
      replies: repliesTo(comment.id).slice(0, most),
      hasMore: under === null && repliesTo(comment.id).length > most,
    })),
    next: nextAfter(under === null ? comments : repliesTo(under), many),
  }
}

/** Returns the place of the page that contains a comment or reply. `many` is the number of comments per page. */
export async function findPlaceOf(postId: string, commentId: string, many = COMMENTS): Promise<ThreadPlace> {
  const moment = { id: true, createdAt: true } as const
  const where = { id: commentId, postId }
  const comment = await db.comment.findFirst({ where, select: { ...moment, replyTo: { select: moment } } })
  if (!comment) return {}
  const { replyTo } = comment
  if (replyTo) {
    const replies = { replyToId: replyTo.id, state: { not: 'DELETED' } }
    if (await findBefore(replies, comment, REPLIES))
      return { under: replyTo.id, after: await findBefore(replies, comment, many) }
  }
  return { after: await findBefore({ postId, replyToId: null }, replyTo ?? comment, many) }
}

type Page = { many: number; most: number }

function pageOf(viewer: Viewer, postId: string, { under = null, after = null }: ThreadPlace, { many, most }: Page) {
  const isRead = Prisma.sql`(c."state" = 'SHOWN' OR (c."authorId" = ${viewer.id} AND c."state" <> 'DELETED'))`
  // Applied before the page is cut, so that blocked authors do not make a page shorter.
  const isUnblocked = (alias: 't' | 'q') => {
    const author = Prisma.raw(`"${alias}"."authorId"`)
    return Prisma.sql`(${author} IS NULL OR ${notBlocked(viewer, author)})`
  }
  const isFurther = (alias: 't' | 'q') => {
    const row = Prisma.raw(`"${alias}"`)
    return after
      ? Prisma.sql`(${row}."createdAt", ${row}."id") > (${new Date(after.at)}, ${after.id})`
      : Prisma.sql`1 = 1`
  }
  const replies = Prisma.sql`
    SELECT q."id" FROM "Comment" q
    WHERE q."replyToId" = "top"."id" AND q."state" <> 'DELETED' AND ${isUnblocked('q')}
      AND ${under === null ? Prisma.sql`1 = 1` : isFurther('q')}
    ORDER BY q."createdAt", q."id" LIMIT ${most + 1}`
  return Prisma.sql`
    WITH "top" AS MATERIALIZED (
      SELECT t."id" FROM "Comment" t
      WHERE t."postId" = ${postId} AND t."replyToId" IS NULL AND ${isUnblocked('t')}
        AND ${under === null ? isFurther('t') : Prisma.sql`t."id" = ${under}`}
        AND (t."state" <> 'DELETED' OR EXISTS (SELECT 1 FROM "Comment" r WHERE r."replyToId" = t."id" AND r."state" <> 'DELETED'))
      ORDER BY t."createdAt", t."id" LIMIT ${many + 1}
    ), "shown" AS (
      SELECT "id" FROM "top" UNION ALL SELECT p."id" FROM "top" ${joinEach('Comment', replies)}
    )
    SELECT c."id", c."replyToId", CASE WHEN ${isRead} THEN c."text" ELSE '' END AS "text",
           c."state", c."likeCount", c."createdAt", c."editedAt", c."authorId", u."username", a."firstName", a."lastName", a."avatarId",
           EXISTS (SELECT 1 FROM "CommentLike" l WHERE l."commentId" = c."id" AND l."userId" = ${viewer.id}) AS "liked"
    FROM "shown" ${joinAfter} "Comment" c ON c."id" = "shown"."id"
    LEFT JOIN "User" u ON u."id" = c."authorId" AND u."state" = 'ACTIVE' AND u."deletionAt" IS NULL AND ${isRead}
    LEFT JOIN "Profile" a ON a."userId" = u."id"
    ORDER BY c."createdAt", c."id"`
}

/** Returns the cursor of the next page of rows that were read with one more than fits. */
function nextAfter(rows: readonly Row[], many: number): Cursor | null {
  const last = rows[many - 1]
  return rows.length > many && last ? { at: last.createdAt.toISOString(), id: last.id } : null
}

/** Returns the cursor of the comment that stands this many places before one, or null. A page after it ends with that
 *  one. */
async function findBefore(
  where: Prisma.CommentWhereInput,
  { id, createdAt }: { id: string; createdAt: Date },
  places: number,
): Promise<Cursor | null> {
  const before = await db.comment.findFirst({
    where: { ...where, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: places - 1,
    select: { id: true, createdAt: true },
  })
  return before && { at: before.createdAt.toISOString(), id: before.id }
}
