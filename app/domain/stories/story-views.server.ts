import { type Db, inTurn } from '#app/database/client.server.ts'
import { flag, instant, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { feedRules } from '#app/domain/feed/limits.ts'
import { authorIsThere, notBlocked } from '#app/domain/feed/sight.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { type Cursor, cursorOf } from '#app/domain/text/cursor.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { findAuthorOf } from './list-stories.server.ts'

/** Records that the viewer has seen a part. Idempotent; the author's own views do not count. Returns the author, or
 *  null when there is no such part for the viewer. */
export async function markSeen(viewer: Viewer, storyId: string, now = new Date()): Promise<string | null> {
  return inTurn(async tx => {
    const story = await findAuthorOf(tx, viewer, storyId, now)
    if (!story) return null
    if (story.authorId !== viewer.id) await countView(tx, viewer, storyId, now)
    return story.username
  })
}

/** Adds or removes the viewer's like of a part; idempotent. A like counts as a view. The author gets a gathered
 *  notification. `'tooOften'` above 120 an hour, null when there is no such part for them to like. */
export async function setStoryLike(
  viewer: Viewer,
  storyId: string,
  wanted: boolean,
  now = new Date(),
): Promise<{ username: string } | 'tooOften' | null> {
  if (wanted && (await consumeLimit(feedRules.like, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    const story = await findAuthorOf(tx, viewer, storyId, now)
    if (!story || story.authorId === viewer.id) return null
    await countView(tx, viewer, storyId, now)
    const { count } = await tx.storyView.updateMany({
      where: { storyId, viewerId: viewer.id, liked: !wanted },
      data: { liked: wanted },
    })
    if (count === 1)
      await tx.story.update({ where: { id: storyId }, data: { likeCount: { increment: wanted ? 1 : -1 } } })
    if (count === 1 && wanted) await notifyOfLike(tx, { byId: viewer.id, storyId }, story.authorId, now)
    return { username: story.username }
  })
}

async function countView(tx: Db, viewer: Viewer, storyId: string, now: Date) {
  const added = await tx.$executeRaw`
    INSERT INTO "StoryView" ("storyId", "viewerId", "at", "liked") VALUES (${storyId}, ${viewer.id}, ${now}, FALSE)
    ON CONFLICT DO NOTHING`
  if (added === 1) await tx.story.update({ where: { id: storyId }, data: { viewCount: { increment: 1 } } })
}

/** Notifies the author of a like, unless they have muted the person. */
async function notifyOfLike(tx: Db, like: { byId: string; storyId: string }, authorId: string, now: Date) {
  const mute = await tx.mute.findUnique({ where: { muterId_mutedId: { muterId: authorId, mutedId: like.byId } } })
  if (!mute) await notify(tx, authorId, 'storyLike', like, now)
}

/** Viewers per page. */
const VIEWERS = 20

const viewerRow = {
  id: text,
  username: text,
  firstName: text,
  lastName: text,
  avatarId: orNull(text),
  at: instant,
  liked: flag,
}

/** Lists who saw a part, the latest first, twenty a page. The caller has checked that the part is the viewer's own. */
export async function listStoryViewers(viewer: Viewer, storyId: string, after: Cursor | null) {
  const older = after ? Prisma.sql`AND (v."at", v."viewerId") < (${new Date(after.at)}, ${after.id})` : Prisma.empty
  const rows = await readRows(
    viewerRow,
    Prisma.sql`
    SELECT v."viewerId" AS "id", u."username", a."firstName", a."lastName", a."avatarId", v."at", v."liked"
    FROM "StoryView" v JOIN "User" u ON u."id" = v."viewerId" JOIN "Profile" a ON a."userId" = v."viewerId"
    WHERE v."storyId" = ${storyId} AND ${authorIsThere} AND ${notBlocked(viewer, Prisma.sql`v."viewerId"`)} ${older}
    ORDER BY v."at" DESC, v."viewerId" DESC LIMIT ${VIEWERS + 1}`,
  )
  const people = rows.slice(0, VIEWERS)
  const last = people.at(-1)
  return {
    people,
    next: rows.length > VIEWERS && last ? cursorOf(last.at, last.id) : null,
  }
}
