import type { Db } from '#app/database/client.server.ts'
import { readRows, text } from '#app/database/rows.server.ts'
import { notify, notifyMany } from '#app/domain/notifications/notifications.server.ts'
import { isSeenByPerson, listTeamOfThread } from '#app/domain/visibility/projects.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

// Decides who is notified of a post, a comment or a like: only people who see the post, have not muted the actor, and
// have no block between them and the actor. Of a post that is not shown nobody is notified. Earlier notifications of the
// same post are looked for from its publication on: along the index, and not among those of a whole year.

/** Notifies people that a post or a comment mentions them. */
export async function notifyMentioned(
  tx: Db,
  at: { byId: string; postId: string; commentId: string | null },
  named: readonly string[],
  now: Date,
) {
  for (const userId of await listRecipients(tx, at, named, notNotifiedOfMention(at)))
    await notify(tx, userId, 'mention', at, now)
}

/** Notifies the author of a post of a comment, and the author of a comment of a reply; once if they are the same
 *  person. A question to a project notifies the whole team, because each member may answer. */
export async function notifyOfComment(
  tx: Db,
  at: { byId: string; postId: string; commentId: string },
  { postAuthorId, answered }: { postAuthorId: string; answered: { id: string; authorId: string | null } | null },
  now: Date,
) {
  const team = answered ? [] : await listTeamOfThread(tx, at.postId)
  const people = new Set([postAuthorId, ...team, ...(answered?.authorId ? [answered.authorId] : [])])
  const recipients = await listRecipients(tx, at, [...people])
  for (const userId of recipients) {
    // Replies to one comment share a notification, so it refers to the answered comment.
    if (answered && userId === answered.authorId)
      await notify(tx, userId, 'reply', { ...at, commentId: answered.id }, now)
    else await notify(tx, userId, 'comment', at, now)
  }
}

/** Notifies the author that their post is liked. */
export async function notifyOfPostLike(tx: Db, at: { byId: string; postId: string }, ownerId: string, now: Date) {
  for (const userId of await listRecipients(tx, at, [ownerId])) await notify(tx, userId, 'postLike', at, now)
}

/** Notifies the author that their comment is liked. */
export async function notifyOfCommentLike(
  tx: Db,
  at: { byId: string; postId: string; commentId: string },
  ownerId: string,
  now: Date,
) {
  for (const userId of await listRecipients(tx, at, [ownerId])) await notify(tx, userId, 'commentLike', at, now)
}

/** Notifies the members of an organisation of a post to all of them, if a teacher, staff or an administrator wrote it. */
export async function notifyOfNews(
  tx: Db,
  post: { id: string; authorId: string; audience: string; organizationId: string | null; createdAt: Date },
  now: Date,
) {
  const { id: postId, authorId: byId, audience, organizationId, createdAt } = post
  if (audience !== 'ORGANIZATION' || organizationId === null) return
  const speaker = await tx.member.findFirst({
    where: { userId: byId, organizationId, status: 'ACTIVE', role: { in: ['ORG_ADMIN', 'ORG_STAFF', 'ORG_TEACHER'] } },
    select: { id: true },
  })
  if (!speaker) return
  const people = Prisma.sql`
    SELECT DISTINCT m."userId" AS "id" FROM "Member" m JOIN "User" u ON u."id" = m."userId"
    WHERE m."organizationId" = ${organizationId} AND m."status" = 'ACTIVE' AND m."userId" <> ${byId}
      AND u."state" = 'ACTIVE' AND u."deletionAt" IS NULL AND ${apart(byId)}
      AND NOT EXISTS (SELECT 1 FROM "Notification" n
        WHERE n."userId" = u."id" AND n."createdAt" >= ${createdAt} AND n."kind" = 'news'
          AND n."params" ->> 'postId' = ${postId})`
  await notifyMany(tx, people, 'news', { byId, postId, organizationId }, now)
}

/** Returns those of `people` who may be notified of what `byId` did with a post, ordered by id. */
async function listRecipients(
  tx: Db,
  { byId, postId }: { byId: string; postId: string },
  people: readonly string[],
  besides = Prisma.sql`TRUE`,
): Promise<string[]> {
  if (people.length === 0) return []
  const rows = await readRows(
    { id: text },
    Prisma.sql`
    SELECT u."id" FROM "User" u JOIN "Post" p ON p."id" = ${postId}
    WHERE u."id" IN (${Prisma.join([...people])}) AND u."id" <> ${byId} AND u."state" = 'ACTIVE' AND u."deletionAt" IS NULL
      AND p."state" = 'SHOWN'
      AND ${besides} AND ${apart(byId)}
      AND NOT EXISTS (SELECT 1 FROM "Block" b
        WHERE (b."blockerId" = u."id" AND b."blockedId" = p."authorId") OR (b."blockedId" = u."id" AND b."blockerId" = p."authorId"))
      AND (p."authorId" = u."id" OR p."scope" = 'EVERYONE'
        OR (p."audience" = 'FOLLOWERS' AND EXISTS (
          SELECT 1 FROM "Follow" f WHERE f."followerId" = u."id" AND f."followedId" = p."authorId"))
        OR (p."audience" = 'PROJECT' AND EXISTS (
          SELECT 1 FROM "Project" j WHERE j."id" = p."projectId" AND ${isSeenByPerson}))
        OR (p."audience" IN ('ORGANIZATION', 'GROUP') AND EXISTS (
          SELECT 1 FROM "Member" m JOIN "Organization" o ON o."id" = m."organizationId" AND o."state" = 'ACTIVE'
          WHERE m."userId" = u."id" AND m."organizationId" = p."organizationId" AND m."status" = 'ACTIVE'
            AND (p."audience" = 'ORGANIZATION' OR 'GROUP:' || m."groupId" = p."scope" OR EXISTS (
              SELECT 1 FROM "Group" g
              WHERE g."mentorId" = u."id" AND g."archivedAt" IS NULL AND 'GROUP:' || g."id" = p."scope")))))
    ORDER BY u."id"`,
    tx,
  )
  return rows.map(({ id }) => id)
}

/** SQL condition on rows `u` and `p`: not yet notified of this mention. Removing a name and adding it again sends no
 *  second notification. */
function notNotifiedOfMention({ postId, commentId }: { postId: string; commentId: string | null }) {
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM "Notification" n WHERE n."userId" = u."id" AND n."createdAt" >= p."createdAt" AND n."kind" = 'mention'
    AND n."params" ->> 'postId' = ${postId} AND n."params" ->> 'commentId' IS NOT DISTINCT FROM ${commentId})`
}

/** SQL condition on row `u`: they have not muted this person, and neither has blocked the other. */
function apart(byId: string) {
  return Prisma.sql`
    NOT EXISTS (SELECT 1 FROM "Mute" mu WHERE mu."muterId" = u."id" AND mu."mutedId" = ${byId})
    AND NOT EXISTS (SELECT 1 FROM "Block" b
      WHERE (b."blockerId" = u."id" AND b."blockedId" = ${byId}) OR (b."blockedId" = u."id" AND b."blockerId" = ${byId}))`
}
