import { joinAfter, joinEach, jsonList, jsonObject, nested } from '#app/database/dialect.server.ts'
import { flag, instant, jsonOf, number, orNull, readRows, type RowOf, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type Cursor, cursorOf } from '#app/domain/text/cursor.ts'
import { seesProject } from '#app/domain/visibility/projects.server.ts'
import type { ShownAudience } from './audience.ts'
import { circlesOf, newestAuthors, newestFollowed, oneAuthor } from './author-circles.server.ts'
import {
  authorIsThere,
  followedProjects,
  inCircle,
  isNoThread,
  notBlocked,
  notMuted,
  placeScopes,
  readScopes,
} from './sight.server.ts'

/** Posts a page. */
export const POSTS = 10

/** All that the viewer may see, the people and projects they follow, their organisations, one hashtag, one author, one
 *  project. */
export type PostList =
  | { of: 'ALL' }
  | { of: 'FOLLOWING' }
  | { of: 'ORGANIZATION' }
  | { of: 'HASHTAG'; hashtag: string }
  | { of: 'AUTHOR'; authorId: string }
  | { of: 'PROJECT'; projectId: string }

/** What a post shows of a thing of its author's own, as their names are kept; what is gone or retired has none. */
export type AttachedThing =
  | { kind: 'PROFESSION'; id: string; title: unknown }
  | { kind: 'CERTIFICATE'; id: string; name: string }
  | { kind: 'PLAN'; id: string; title: unknown; done: number; total: number }
  | { kind: 'PROJECT'; id: string; name: string; status: 'RECRUITING' | 'ACTIVE' | 'COMPLETED' | 'ARCHIVED' }

type Picture = { fileId: string; width: number | null; height: number | null; description: string | null }

const postRow = {
  id: text,
  text,
  audience: word<ShownAudience>(),
  /** Where it is news of a project. */
  project: orNull(jsonOf<{ id: string; name: string }>()),
  state: text,
  attached: orNull(jsonOf<AttachedThing>()),
  likeCount: number,
  commentCount: number,
  createdAt: instant,
  editedAt: orNull(instant),
  authorId: text,
  username: text,
  firstName: text,
  lastName: text,
  avatarId: orNull(text),
  followed: flag,
  liked: flag,
  colleague: flag,
  group: orNull(text),
  pictures: jsonOf<Picture[]>(),
}
export type ShownPost = RowOf<typeof postRow>

/** A page of posts, newest first and nothing else, each as the viewer sees it; `next` is where the page after goes on.
 *  It costs the same however many posts there are: one of each circle and eleven of eleven circles are read, along an
 *  index. */
export async function listPosts(viewer: Viewer, list: PostList, before: Cursor | null) {
  const rows = await readRows(postRow, pageOf(viewer, list, before))
  const posts = rows.slice(0, POSTS)
  const last = posts.at(-1)
  return { posts, next: rows.length > POSTS && last ? cursorOf(last.createdAt, last.id) : null }
}

/** How many posts there are in a list that are newer than the first one shown; eleven at most. */
export async function countNewer(viewer: Viewer, list: PostList, after: Cursor): Promise<number> {
  const newer = Prisma.sql`(q."createdAt", q."id") > (${new Date(after.at)}, ${after.id})`
  const query = Prisma.sql`SELECT COUNT(DISTINCT "id") AS "count" FROM (${idsOf(viewer, list, newer)}) t`
  const [row] = await readRows({ count: number }, query)
  return Math.min(row?.count ?? 0, POSTS + 1)
}

/** One post of those the viewer may see, also in a state only its author sees, or null. */
export async function findPost(viewer: Viewer, id: string): Promise<ShownPost | null> {
  const own = Prisma.sql`(p."state" = 'SHOWN' OR (p."authorId" = ${viewer.id} AND p."state" <> 'DELETED'))`
  const [post] = await readRows(
    postRow,
    Prisma.sql`${columnsOf(viewer)} WHERE p."id" = ${id} AND ${own} AND ${authorIsThere} AND ${isNoThread('p')}
      AND ${inCircle(viewer, 'p')} AND ${notBlocked(viewer, Prisma.sql`p."authorId"`)}`,
  )
  return post ?? null
}

/** Those of these posts the viewer may see, in the order of their ids here. */
export async function listPostsById(viewer: Viewer, ids: readonly string[]): Promise<ShownPost[]> {
  if (ids.length === 0) return []
  const author = Prisma.sql`p."authorId"`
  const posts = await readRows(
    postRow,
    Prisma.sql`${columnsOf(viewer)} WHERE p."id" IN (${Prisma.join([...ids])}) AND p."state" = 'SHOWN' AND ${authorIsThere}
      AND ${isNoThread('p')} AND ${inCircle(viewer, 'p')} AND ${notBlocked(viewer, author)} AND ${notMuted(viewer, author)}`,
  )
  return posts.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

function pageOf(viewer: Viewer, list: PostList, before: Cursor | null) {
  const older = before
    ? Prisma.sql`(q."createdAt", q."id") < (${new Date(before.at)}, ${before.id})`
    : Prisma.sql`1 = 1`
  return Prisma.sql`
    ${columnsOf(viewer)}
    WHERE p."id" IN (${idsOf(viewer, list, older)})
    ORDER BY p."createdAt" DESC, p."id" DESC LIMIT ${POSTS + 1}`
}

/** The ids of the first eleven posts of a list that the viewer is shown, and of some more. A circle's posts, and an
 *  author's in a circle, lie together in an index, in order; those of shut accounts are passed over there, so that a page
 *  is full while there are posts. */
function idsOf(viewer: Viewer, list: PostList, where: Prisma.Sql) {
  const author = Prisma.sql`q."authorId"`
  const isThere = Prisma.sql`EXISTS (SELECT 1 FROM "User" u WHERE u."id" = ${author} AND ${authorIsThere})`
  const shown = Prisma.sql`${where} AND q."state" = 'SHOWN' AND ${isNoThread('q')}`
  const listed = Prisma.sql`${shown} AND ${isThere} AND ${notBlocked(viewer, author)} AND ${notMuted(viewer, author)}`
  const newestFirst = Prisma.sql`ORDER BY q."createdAt" DESC, q."id" DESC`
  const ofScopes = (scopes: Prisma.Sql) =>
    firstOf(
      scopes,
      Prisma.sql`SELECT q."id" FROM "Post" q WHERE q."scope" = source."scope" AND ${listed} ${newestFirst}`,
    )
  const postsInCircle = Prisma.sql`
    SELECT q."id" FROM "Post" q
    WHERE q."authorId" = source."authorId" AND q."scope" = source."scope" AND ${shown} ${newestFirst}`
  switch (list.of) {
    case 'AUTHOR':
      if (list.authorId !== viewer.id) return eachOf(circlesOf(viewer, oneAuthor(viewer, list.authorId)), postsInCircle)
      return Prisma.sql`
        SELECT q."id" FROM "Post" q WHERE q."authorId" = ${viewer.id} AND ${shown} ${newestFirst} LIMIT ${POSTS + 1}`
    case 'FOLLOWING':
      return Prisma.sql`
        SELECT * FROM (${eachOf(circlesOf(viewer, newestAuthors(viewer, { shown, posts: postsInCircle, most: POSTS + 1 })), postsInCircle)}) near
        UNION SELECT * FROM (${ofScopes(followedProjects(viewer))}) near`
    case 'PROJECT':
      return Prisma.sql`
        SELECT q."id" FROM "Post" q
        WHERE q."scope" = ${`PROJECT:${list.projectId}`} AND ${listed} AND ${circle(viewer)} ${newestFirst}
        LIMIT ${POSTS + 1}`
    case 'HASHTAG':
      return firstOf(
        readScopes(viewer),
        Prisma.sql`
          SELECT q."id" FROM "PostHashtag" h JOIN "Post" q ON q."id" = h."postId"
          WHERE h."hashtag" = ${list.hashtag} AND h."scope" = source."scope" AND ${listed}
            AND (q."audience" <> 'PROJECT' OR ${circle(viewer)})
          ORDER BY h."createdAt" DESC, h."postId" DESC`,
      )
    case 'ORGANIZATION':
      return ofScopes(placeScopes(viewer))
    case 'ALL': {
      const inIndex = Prisma.sql`q."state" = 'SHOWN' AND ${where}`
      return ofScopes(readScopes(viewer, newestFollowed(viewer, { shown: inIndex, most: POSTS + 1 })))
    }
  }
}

/** SQL condition on row `q`: the viewer is in the post's circle. */
function circle(viewer: Viewer) {
  return Prisma.sql`EXISTS (SELECT 1 FROM "Post" p WHERE p."id" = q."id" AND ${inCircle(viewer, 'p')})`
}

/** The first eleven posts of many sources, which are circles: of those eleven whose newest post is among the eleven
 *  newest, because no other has one of the first eleven posts of all. So of three hundred sources one post each is looked
 *  for, and not eleven. */
function firstOf(sources: Prisma.Sql, posts: Prisma.Sql) {
  return eachOf(
    Prisma.sql`
      SELECT source.* FROM (${sources}) source JOIN "Post" n ON n."id" = (${posts} LIMIT 1)
      ORDER BY n."createdAt" DESC, n."id" DESC LIMIT ${POSTS + 1}`,
    posts,
  )
}

/** The first eleven posts of a few sources. `posts` are those of the row `source`, the newest first. A post is read by
 *  its id alone before its moment is asked for: SQLite would rather walk through a small table, and a statement is
 *  planned once. */
function eachOf(sources: Prisma.Sql, posts: Prisma.Sql) {
  return Prisma.sql`
    SELECT n."id" FROM (
      SELECT p."id" FROM (${sources}) source ${joinEach('Post', Prisma.sql`${posts} LIMIT ${POSTS + 1}`)}
    ) found ${joinAfter} "Post" n ON n."id" = found."id"
    ORDER BY n."createdAt" DESC, n."id" DESC LIMIT ${POSTS + 1}`
}

const picture = jsonObject({
  fileId: Prisma.sql`i."fileId"`,
  description: Prisma.sql`i."description"`,
  width: Prisma.sql`s."variants" -> 0 -> 'width'`,
  height: Prisma.sql`s."variants" -> 0 -> 'height'`,
})

/** A post with what stands beside it. The author's class is told to people of the same organisation only. */
function columnsOf(viewer: Viewer) {
  return Prisma.sql`
    SELECT p."id", p."text", p."audience", p."state", ${attachedThing(viewer)} AS "attached",
           (SELECT ${jsonObject({ id: Prisma.sql`j."id"`, name: Prisma.sql`j."name"` })} FROM "Project" j WHERE j."id" = p."projectId") AS "project", p."likeCount", p."commentCount", p."createdAt",
           p."editedAt", p."authorId", u."username", a."firstName", a."lastName", a."avatarId",
           EXISTS (SELECT 1 FROM "Follow" f WHERE f."followerId" = ${viewer.id} AND f."followedId" = p."authorId") AS "followed",
           EXISTS (SELECT 1 FROM "PostLike" l WHERE l."postId" = p."id" AND l."userId" = ${viewer.id}) AS "liked",
           c."id" IS NOT NULL AS "colleague", g."code" AS "group",
           (SELECT ${jsonList(picture, Prisma.sql`i."order"`)} FROM "PostPicture" i JOIN "StoredFile" s ON s."id" = i."fileId" WHERE i."postId" = p."id") AS "pictures"
    FROM "Post" p
    JOIN "User" u ON u."id" = p."authorId"
    JOIN "Profile" a ON a."userId" = p."authorId"
    LEFT JOIN "Member" c ON c."id" = (
      SELECT t."id" FROM "Member" t JOIN "Member" v ON v."organizationId" = t."organizationId"
      WHERE t."userId" = p."authorId" AND t."status" = 'ACTIVE' AND v."userId" = ${viewer.id} AND v."status" = 'ACTIVE' LIMIT 1
    )
    LEFT JOIN "Group" g ON g."id" = c."groupId"`
}

/** The thing a post shows as a card; a certificate, a plan or a project only while it is its author's, a certificate only
 *  while it is not hidden, and a project only to those who see it. */
const attachedThing = (viewer: Viewer) => Prisma.sql`CASE p."attached" ->> 'kind'
  WHEN 'PROFESSION' THEN (
    SELECT ${jsonObject({ kind: Prisma.sql`'PROFESSION'`, id: Prisma.sql`r."id"`, title: nested(Prisma.sql`r."title"`) })} FROM "Profession" r
    WHERE r."id" = p."attached" ->> 'id' AND r."retiredAt" IS NULL)
  WHEN 'CERTIFICATE' THEN (
    SELECT ${jsonObject({ kind: Prisma.sql`'CERTIFICATE'`, id: Prisma.sql`e."id"`, name: Prisma.sql`e."name"` })} FROM "Certificate" e
    JOIN "StoredFile" f ON f."id" = e."fileId"
    WHERE e."id" = p."attached" ->> 'id' AND e."userId" = p."authorId" AND (f."state" = 'KEPT' OR p."authorId" = ${viewer.id}))
  WHEN 'PLAN' THEN (
    SELECT ${jsonObject({
      ...{ kind: Prisma.sql`'PLAN'`, id: Prisma.sql`l."id"`, done: Prisma.sql`l."done"`, total: Prisma.sql`l."total"` },
      title: nested(Prisma.sql`COALESCE(r."title", m."name")`),
    })}
    FROM "Plan" l LEFT JOIN "Profession" r ON r."id" = l."professionId" LEFT JOIN "Major" m ON m."id" = l."majorId"
    WHERE l."id" = p."attached" ->> 'id' AND l."userId" = p."authorId")
  WHEN 'PROJECT' THEN (
    SELECT ${jsonObject({
      ...{ kind: Prisma.sql`'PROJECT'`, id: Prisma.sql`j."id"`, name: Prisma.sql`j."name"` },
      status: Prisma.sql`j."status"`,
    })}
    FROM "Project" j JOIN "ProjectMember" t ON t."projectId" = j."id" AND t."userId" = p."authorId"
    WHERE j."id" = p."attached" ->> 'id' AND j."state" = 'SHOWN' AND ${seesProject(viewer)})
  END`
