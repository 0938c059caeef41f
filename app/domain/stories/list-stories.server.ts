import type { Db } from '#app/database/client.server.ts'
import { joinAfter, joinEach, jsonList } from '#app/database/dialect.server.ts'
import {
  flag,
  instant,
  jsonOf,
  number,
  orNull,
  readRow,
  readRows,
  type RowOf,
  text,
  word,
} from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Audience } from '#app/domain/feed/audience.ts'
import { besideOf, besideRow, besideRows } from '#app/domain/feed/beside.server.ts'
import { authorIsThere, inCircle, notBlocked, notMuted, readScopes } from '#app/domain/feed/sight.server.ts'
import type { StoryGround } from '#app/domain/feed/story-grounds.ts'
import { fold } from '#app/domain/text/fold.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type RowAuthor, rowOf } from './story-row.ts'

/** Newest parts that are read, per circle and in total. */
const NEWEST = 60

const rowPart = {
  id: text,
  authorId: text,
  username: text,
  firstName: text,
  lastName: text,
  avatarId: orNull(text),
  createdAt: instant,
  seen: flag,
}

/** Lists the people in the story row above the feed, each with all parts the viewer may see. Muted people are left out. */
export async function listStoryRow(viewer: Viewer, now = new Date()): Promise<RowAuthor[]> {
  return rowOf(await readRows(rowPart, rowParts(viewer, now)), viewer.id)
}

/** Reads what surrounds the posts of a feed in one query: the story row, where stories are on, and the column beside
 *  the posts. `waits` selects rows `kind`, `count` of what awaits a member of staff. */
export async function findAroundFeed(
  viewer: Viewer,
  { stories, waits }: { stories: boolean; waits: Prisma.Sql | null },
  now = new Date(),
) {
  const parts = stories
    ? Prisma.sql`UNION ALL SELECT 'PART', part."id", '', 0, part."createdAt", part."authorId", part."username", part."firstName",
        part."lastName", part."avatarId", part."seen" FROM (${rowParts(viewer, now)}) part`
    : Prisma.empty
  const rows = await readRows(
    aroundRow,
    Prisma.sql`
    SELECT b."what", b."id", b."name", b."people", b."at", NULL AS "authorId", NULL AS "username", NULL AS "firstName",
           NULL AS "lastName", NULL AS "avatarId", FALSE AS "seen"
    FROM (${besideRows(viewer, waits, now)}) b ${parts}`,
  )
  const storyParts = rows.flatMap(({ at, ...row }) =>
    row.what === 'PART' ? [{ ...row, createdAt: at } as typeof row & RowOf<typeof rowPart>] : [],
  )
  const inOrder = storyParts.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const beside = rows.flatMap(({ what, ...row }) => (what === 'PART' ? [] : [{ what, ...row }]))
  return { ...besideOf(viewer, beside), stories: stories ? rowOf(inOrder, viewer.id) : null }
}

const aroundRow = {
  ...besideRow,
  what: word<'TREND' | 'GROUP' | 'MUTE' | 'WAITS' | 'PART'>(),
  authorId: orNull(text),
  username: orNull(text),
  firstName: orNull(text),
  lastName: orNull(text),
  avatarId: orNull(text),
  seen: flag,
}

/** SQL that selects the parts of the row, each person's in order of publication. */
function rowParts(viewer: Viewer, now: Date): Prisma.Sql {
  const newest = Prisma.sql`
    SELECT q."id" FROM "Story" q
    WHERE q."scope" = source."scope" AND q."state" = 'SHOWN' AND q."expiresAt" > ${now}
      AND ${notBlocked(viewer, Prisma.sql`q."authorId"`)} AND ${notMuted(viewer, Prisma.sql`q."authorId"`)}
    ORDER BY q."expiresAt" DESC, q."id" DESC LIMIT ${NEWEST}`
  return Prisma.sql`
    WITH "near" AS (
      SELECT n."authorId" FROM (
        SELECT p."id" FROM (${readScopes(viewer)}) source ${joinEach('Story', newest)}
      ) found ${joinAfter} "Story" n ON n."id" = found."id"
      ORDER BY n."expiresAt" DESC, n."id" DESC LIMIT ${NEWEST}
    )
    SELECT s."id", s."authorId", u."username", a."firstName", a."lastName", a."avatarId", s."createdAt",
           EXISTS (SELECT 1 FROM "StoryView" v WHERE v."storyId" = s."id" AND v."viewerId" = ${viewer.id}) AS "seen"
    FROM "Story" s ${joinAfter} "User" u ON u."id" = s."authorId" ${joinAfter} "Profile" a ON a."userId" = s."authorId"
    WHERE s."authorId" IN (SELECT "authorId" FROM "near" UNION SELECT ${viewer.id}) AND ${shownTo(viewer, now)}
    ORDER BY s."createdAt", s."id"`
}

const storyRow = {
  id: text,
  kind: word<'TEXT' | 'PHOTO' | 'VIDEO'>(),
  text: orNull(text),
  ground: orNull(word<StoryGround>()),
  fileId: orNull(text),
  width: orNull(number),
  height: orNull(number),
  description: orNull(text),
  seconds: orNull(number),
  audience: word<Audience>(),
  state: word<'SHOWN' | 'WAITING' | 'HIDDEN'>(),
  likeCount: number,
  viewCount: number,
  createdAt: instant,
  expiresAt: instant,
  authorId: text,
  username: text,
  firstName: text,
  lastName: text,
  avatarId: orNull(text),
  seen: flag,
  liked: flag,
  parts: jsonOf<string[]>(),
}
export type ShownStory = RowOf<typeof storyRow>

/** Finds one part of a person's story, if the viewer may see it, with the ids of all its parts in order; null
 *  otherwise. */
export async function findStory(
  viewer: Viewer,
  { username, storyId }: { username: string; storyId: string },
  now = new Date(),
): Promise<ShownStory | null> {
  const query = Prisma.sql`
    SELECT s."id", s."kind", s."text", s."ground", s."fileId", s."description", s."seconds", s."audience", s."state",
           s."likeCount", s."viewCount", s."createdAt", s."expiresAt", s."authorId", u."username", a."firstName", a."lastName",
           a."avatarId", f."variants" -> 0 -> 'width' AS "width", f."variants" -> 0 -> 'height' AS "height",
           v."storyId" IS NOT NULL AS "seen", COALESCE(v."liked", FALSE) AS "liked",
           (SELECT ${jsonList(Prisma.sql`o."id"`, Prisma.sql`o."createdAt", o."id"`)} FROM "Story" o
            WHERE o."authorId" = s."authorId" AND o."expiresAt" > ${now} AND ${inCircle(viewer, 'o')} AND ${isVisiblePart(viewer, 'o')}
           ) AS "parts"
    FROM "Story" s JOIN "User" u ON u."id" = s."authorId" JOIN "Profile" a ON a."userId" = s."authorId"
    LEFT JOIN "StoredFile" f ON f."id" = s."fileId"
    LEFT JOIN "StoryView" v ON v."storyId" = s."id" AND v."viewerId" = ${viewer.id}
    WHERE s."id" = ${storyId} AND u."usernameFolded" = ${fold(username)} AND ${shownTo(viewer, now)}`
  return readRow(storyRow, query)
}

/** Returns the author of a part if the viewer may see and like it; null otherwise. */
export async function findAuthorOf(tx: Db, viewer: Viewer, storyId: string, now: Date) {
  const query = Prisma.sql`
    SELECT s."authorId", u."username", s."state" FROM "Story" s JOIN "User" u ON u."id" = s."authorId"
    WHERE s."id" = ${storyId} AND ${shownTo(viewer, now)}`
  return readRow({ authorId: text, username: text, state: text }, query, tx)
}

/** SQL condition on rows `s` and `u`: the part has not expired and the viewer is in its audience. */
function shownTo(viewer: Viewer, now: Date) {
  return Prisma.sql`
    s."expiresAt" > ${now} AND ${isVisiblePart(viewer, 's')} AND ${authorIsThere}
    AND ${inCircle(viewer, 's')} AND ${notBlocked(viewer, Prisma.sql`s."authorId"`)}`
}

/** SQL condition: the part is visible. Its author also sees it while it awaits review or is hidden. */
function isVisiblePart(viewer: Viewer, alias: 's' | 'o') {
  const row = Prisma.raw(`"${alias}"`)
  return Prisma.sql`(
    ${row}."state" = 'SHOWN' OR (${row}."authorId" = ${viewer.id} AND ${row}."state" IN ('WAITING', 'HIDDEN'))
  )`
}
