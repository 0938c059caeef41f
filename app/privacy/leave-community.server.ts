import type { Db } from '#app/database/client.server.ts'
import { atLeastZero, oneIf } from '#app/database/dialect.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Detaches a person from the community, inside the transaction that deletes their account and before the user row is
 *  deleted. Their posts, stories, likes, views, blocks, mutes and sanctions are deleted by cascade. Counters of others
 *  are updated, comments with replies become anonymous, and cases keep only data for statistics. Returns hashtags that
 *  may have no posts afterwards (`sweepHashtags`). */
export async function leaveCommunity(tx: Db, id: string): Promise<string[]> {
  const tags = await tx.postHashtag.findMany({
    where: { authorId: id },
    distinct: ['hashtag'],
    select: { hashtag: true },
  })
  await leaveLikes(tx, id)
  await leaveComments(tx, id)
  await leaveCases(tx, id)
  return tags.map(({ hashtag }) => hashtag)
}

/** Deletes those of the hashtags that have no posts left. */
export async function sweepHashtags(tx: Db, hashtags: readonly string[]) {
  await tx.hashtag.deleteMany({ where: { folded: { in: [...hashtags] }, posts: { none: {} } } })
}

async function leaveLikes(tx: Db, id: string) {
  await tx.$executeRaw`
    UPDATE "Post" SET "likeCount" = ${atLeastZero(Prisma.sql`"likeCount" - 1`)}
    WHERE "id" IN (SELECT "postId" FROM "PostLike" WHERE "userId" = ${id})`
  await tx.$executeRaw`
    UPDATE "Comment" SET "likeCount" = ${atLeastZero(Prisma.sql`"likeCount" - 1`)}
    WHERE "id" IN (SELECT "commentId" FROM "CommentLike" WHERE "userId" = ${id})`
  await tx.$executeRaw`
    UPDATE "Story" SET "viewCount" = ${atLeastZero(Prisma.sql`"viewCount" - 1`)},
      "likeCount" = ${atLeastZero(Prisma.sql`"likeCount" - (
        SELECT ${oneIf(Prisma.sql`v."liked"`)} FROM "StoryView" v WHERE v."storyId" = "Story"."id" AND v."viewerId" = ${id}
      )`)}
    WHERE "id" IN (SELECT "storyId" FROM "StoryView" WHERE "viewerId" = ${id})`
}

/** Makes comments anonymous that have replies from others, and deletes the rest. The text of hidden and deleted
 *  comments is erased. */
async function leaveComments(tx: Db, id: string) {
  const answered = Prisma.sql`EXISTS (
    SELECT 1 FROM "Comment" r
    WHERE r."replyToId" = "Comment"."id" AND r."state" <> 'DELETED' AND r."authorId" IS DISTINCT FROM ${id}
  )`
  await tx.$executeRaw`
    UPDATE "Post" SET "commentCount" = ${atLeastZero(Prisma.sql`"commentCount" - (
      SELECT COUNT(*) FROM "Comment"
      WHERE "Comment"."postId" = "Post"."id" AND "Comment"."authorId" = ${id} AND "Comment"."state" = 'SHOWN' AND NOT ${answered}
    )`)}
    WHERE "id" IN (SELECT "postId" FROM "Comment" WHERE "authorId" = ${id}) AND "authorId" <> ${id}`
  // Replies come first, so that deleting a comment does not cascade to one that is already counted.
  await tx.$executeRaw`DELETE FROM "Comment" WHERE "authorId" = ${id} AND "replyToId" IS NOT NULL`
  await tx.$executeRaw`DELETE FROM "Comment" WHERE "authorId" = ${id} AND NOT ${answered}`
  await tx.comment.updateMany({ where: { authorId: id, state: { not: 'SHOWN' } }, data: { text: '', sweepAt: null } })
  await tx.comment.updateMany({ where: { authorId: id }, data: { authorId: null } })
}

/** Keeps cases about the person for statistics: closed, without owner and text. */
async function leaveCases(tx: Db, id: string) {
  const open = { ownerId: id, state: { in: ['OPEN', 'APPEALED'] } }
  await tx.moderationCase.updateMany({ where: open, data: { state: 'CLOSED', openKey: null } })
  await tx.caseWords.deleteMany({ where: { case: { ownerId: id } } })
  await tx.moderationCase.updateMany({
    where: { ownerId: id },
    data: { ownerId: null, text: '', removedWords: Prisma.DbNull, words: null, appeal: null },
  })
  await tx.moderationCase.updateMany({ where: { targetKind: 'PROFILE', targetId: id }, data: { targetId: '' } })
  await tx.moderationCase.updateMany({ where: { decidedById: id }, data: { decidedById: null } })
  await tx.moderationCase.updateMany({ where: { answeredById: id }, data: { answeredById: null } })
  await tx.sanction.updateMany({ where: { byId: id }, data: { byId: null } })
  // The text of a report may name others, so it is erased; the report itself still counts.
  await tx.report.updateMany({ where: { reporterId: id }, data: { words: null } })
}
