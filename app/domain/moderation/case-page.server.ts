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
import { db, type Db } from '#app/database/client.server.ts'
import { emptyList, jsonList, jsonObject } from '#app/database/dialect.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { authorIsThere, inCircle, notBlocked } from '#app/domain/feed/sight.server.ts'
import { profileWords } from '#app/domain/profiles/hide-profile.server.ts'
import { type LinkSite, linkSites } from '#app/domain/projects/links.ts'
import { projectWords } from '#app/domain/projects/states.server.ts'
import type { ReportReason } from '#app/domain/safety/report-weight.ts'
import type { ThingKind } from '#app/domain/safety/cases.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { answersFor, casesInReach } from './reach-of-cases.server.ts'

/** Maximum number of earlier cases shown. */
const HISTORY = 10

/** Returns a case within the viewer's reach, or null. */
export async function findCase(viewer: Viewer, id: string) {
  const found = await db.moderationCase.findFirst({
    where: { AND: [casesInReach(viewer), { id }] },
    include: {
      laterWords: {
        orderBy: [{ saidAt: 'asc' }, { id: 'asc' }],
        select: { id: true, cause: true, text: true, saidAt: true },
      },
      owner: {
        select: {
          ...{ id: true, username: true, state: true, systemRole: true, language: true, createdAt: true },
          profile: { select: { firstName: true, lastName: true, dateOfBirth: true } },
        },
      },
    },
  })
  return found
}
export type FoundCase = NonNullable<Awaited<ReturnType<typeof findCase>>>

const reportRow = {
  reason: word<ReportReason>(),
  words: orNull(text),
  createdAt: instant,
  username: orNull(text),
  firstName: orNull(text),
  lastName: orNull(text),
  /** The sender is in the organisation the case belongs to. */
  near: flag,
  upheld: number,
  dismissed: number,
}

/** Lists the reports of a case, oldest first, each with the number of upheld and dismissed earlier reports of its
 *  sender. Only super roles see who sent them. */
export async function listReports(viewer: Viewer, { id, organizationId }: FoundCase) {
  const earlier = (upheld: boolean) => Prisma.sql`(
    SELECT COUNT(*) FROM "Report" o JOIN "ModerationCase" d ON d."id" = o."caseId"
    WHERE o."reporterId" = r."reporterId" AND d."decision" IS NOT NULL AND d."id" <> ${id}
      AND (d."decision" <> 'KEPT' AND d."answer" IS DISTINCT FROM 'OVERTURNED') = ${upheld ? Prisma.sql`TRUE` : Prisma.sql`FALSE`})`
  const rows = await readRows(
    reportRow,
    Prisma.sql`
    SELECT r."reason", r."words", r."createdAt", u."username", p."firstName", p."lastName",
           EXISTS (SELECT 1 FROM "Member" m
             WHERE m."userId" = r."reporterId" AND m."organizationId" = ${organizationId} AND m."status" = 'ACTIVE') AS "near",
           ${earlier(true)} AS "upheld", ${earlier(false)} AS "dismissed"
    FROM "Report" r LEFT JOIN "User" u ON u."id" = r."reporterId" LEFT JOIN "Profile" p ON p."userId" = u."id"
    WHERE r."caseId" = ${id} ORDER BY r."createdAt", r."id" LIMIT 100`,
  )
  if (isSuper(viewer)) return rows
  return rows.map(row => ({ ...row, username: null, firstName: null, lastName: null }))
}
export type CaseReport = Awaited<ReturnType<typeof listReports>>[number]

/** Lists earlier cases of the same author within the viewer's reach, newest first. */
export async function listEarlierCases(viewer: Viewer, { id, ownerId }: FoundCase) {
  if (ownerId === null) return []
  return db.moderationCase.findMany({
    where: { AND: [casesInReach(viewer), { ownerId, id: { not: id } }] },
    orderBy: [{ openedAt: 'desc' }, { id: 'desc' }],
    take: HISTORY,
    select: {
      ...{ id: true, targetKind: true, cause: true, openedAt: true, decidedAt: true },
      ...{ decision: true, sanction: true, reason: true, answer: true },
    },
  })
}
export type EarlierCase = Awaited<ReturnType<typeof listEarlierCases>>[number]

type Picture = {
  fileId: string
  /** Displayed size. */
  variant: 'small' | 'preview'
  width: number | null
  height: number | null
  description: string | null
  /** 1 when the author has removed the picture since. */
  removed: 0 | 1
}

const thingRow = {
  text,
  state: word<'DRAFT' | 'SHOWN' | 'WAITING' | 'HIDDEN' | 'REMOVED' | 'DELETED'>(),
  at: orNull(instant),
  editedAt: orNull(instant),
  pictures: jsonOf<Picture[]>(),
  /** Context of a comment: its post and the comment it answers. */
  postText: orNull(text),
  postBy: orNull(text),
  postSeen: flag,
  aboveText: orNull(text),
  aboveBy: orNull(text),
  aboveSeen: flag,
  /** Of a project. */
  links: orNull(jsonOf<Record<LinkSite, string | null>>()),
}
/** Context of a comment. `content` is null when the viewer may not read it. */
type Before = { what: 'post' | 'above'; content: { by: string | null; text: string } | null }
type Row = Omit<RowOf<typeof thingRow>, `${Before['what']}${'Text' | 'By' | 'Seen'}` | 'links'>
export type CaseThing = Row & { links: string[]; before: Before[] }

/** Returns the current content of a case's target with its context; null when it no longer exists. Staff see the
 *  context by other people only when they are responsible for its author or could read it anyway. */
export async function findThing(
  viewer: Viewer,
  { targetKind, targetId }: Pick<FoundCase, 'targetKind' | 'targetId'>,
  client: Db = db,
): Promise<CaseThing | null> {
  const found = await readRow(thingRow, sourceOf(viewer, targetKind as ThingKind, targetId), client)
  if (!found) return null
  const { postText, postBy, postSeen, aboveText, aboveBy, aboveSeen, links, ...thing } = found
  const before = (what: Before['what'], text: string | null, by: string | null, seen: boolean): Before[] =>
    text ? [{ what, content: seen ? { by, text } : null }] : []
  return {
    ...thing,
    links: linkSites.flatMap(site => links?.[site] ?? []),
    before: [...before('post', postText, postBy, postSeen), ...before('above', aboveText, aboveBy, aboveSeen)],
  }
}

const name = (alias: 'a' | 'b') => {
  const row = Prisma.raw(`"${alias}"`)
  return Prisma.sql`TRIM(${row}."firstName" || ' ' || ${row}."lastName")`
}
const picture = (removed: Prisma.Sql) =>
  jsonObject({
    fileId: Prisma.sql`f."id"`,
    variant: Prisma.sql`CASE f."kind" WHEN 'CERTIFICATE' THEN 'preview' ELSE 'small' END`,
    description: Prisma.sql`"description"`,
    removed,
    width: Prisma.sql`f."variants" -> 0 -> 'width'`,
    height: Prisma.sql`f."variants" -> 0 -> 'height'`,
  })
const files = (from: Prisma.Sql, removed = Prisma.sql`0`) => Prisma.sql`(
  SELECT ${jsonList(picture(removed))} FROM ${from})`

/** SQL: pictures kept as evidence when the author removed them. */
const keptFor = (kind: ThingKind, id: Prisma.Sql) => Prisma.sql`
  SELECT e."fileId", e."description", 1 FROM "CasePicture" e JOIN "ModerationCase" k ON k."id" = e."caseId"
  WHERE k."targetKind" = ${kind} AND k."targetId" = ${id}`

/** SQL: the links of project `j` by site. */
const projectLinks = jsonObject(
  Object.fromEntries(linkSites.map(site => [site, Prisma.raw(`j."${site}"`)])) as Record<LinkSite, Prisma.Sql>,
)

function sourceOf(viewer: Viewer, kind: ThingKind, id: string): Prisma.Sql {
  switch (kind) {
    case 'POST':
      return Prisma.sql`
        SELECT p."text", p."state", p."createdAt" AS "at", p."editedAt",
               ${files(
                 Prisma.sql`(
                 SELECT i."fileId", i."description", 0 AS "removed" FROM "PostPicture" i WHERE i."postId" = p."id"
                 UNION ALL ${keptFor('POST', Prisma.sql`p."id"`)}
               ) x JOIN "StoredFile" f ON f."id" = x."fileId"`,
                 Prisma.sql`x."removed"`,
               )} AS "pictures"
        FROM "Post" p WHERE p."id" = ${id}`
    case 'COMMENT':
      return Prisma.sql`
        SELECT c."text", c."state", c."createdAt" AS "at", c."editedAt", ${emptyList} AS "pictures",
               p."text" AS "postText", ${name('a')} AS "postBy", ${seesPost(viewer)} AS "postSeen",
               t."text" AS "aboveText", ${name('b')} AS "aboveBy", ${seesAbove(viewer)} AS "aboveSeen"
        FROM "Comment" c JOIN "Post" p ON p."id" = c."postId" LEFT JOIN "Profile" a ON a."userId" = p."authorId"
        LEFT JOIN "Comment" t ON t."id" = c."replyToId" LEFT JOIN "Profile" b ON b."userId" = t."authorId"
        WHERE c."id" = ${id}`
    case 'STORY':
      return Prisma.sql`
        SELECT COALESCE(s."text", s."description", '') AS "text", s."state", s."createdAt" AS "at", NULL AS "editedAt",
               ${files(Prisma.sql`(SELECT s."description" AS "description") x JOIN "StoredFile" f ON f."id" = s."fileId" WHERE s."kind" = 'PHOTO'`)} AS "pictures"
        FROM "Story" s WHERE s."id" = ${id}`
    case 'PROFILE':
      return Prisma.sql`
        SELECT ${profileWords} AS "text", CASE WHEN a."hiddenAt" IS NULL THEN 'SHOWN' ELSE 'HIDDEN' END AS "state",
               NULL AS "at", NULL AS "editedAt",
               ${files(
                 Prisma.sql`(
                 SELECT a."avatarId" AS "fileId", NULL AS "description", 0 AS "removed" UNION ALL SELECT a."coverId", NULL, 0
                 UNION ALL SELECT e."fileId", e."name", 0 FROM "Certificate" e WHERE e."userId" = a."userId"
                 UNION ALL ${keptFor('PROFILE', Prisma.sql`a."userId"`)}
               ) x JOIN "StoredFile" f ON f."id" = x."fileId"`,
                 Prisma.sql`x."removed"`,
               )} AS "pictures"
        FROM "Profile" a WHERE a."userId" = ${id}`
    case 'PROJECT':
      return Prisma.sql`
        SELECT ${projectWords} AS "text", j."state", COALESCE(j."publishedAt", j."createdAt") AS "at", j."editedAt",
               ${projectLinks} AS "links",
               ${files(
                 Prisma.sql`(
                 SELECT j."bannerId" AS "fileId", NULL AS "description", 0 AS "removed"
                 UNION ALL SELECT j."logoId", NULL, 0
                 UNION ALL SELECT i."fileId", i."description", 0 FROM "ProjectImage" i WHERE i."projectId" = j."id"
                 UNION ALL ${keptFor('PROJECT', Prisma.sql`j."id"`)}
               ) x JOIN "StoredFile" f ON f."id" = x."fileId"`,
                 Prisma.sql`x."removed"`,
               )} AS "pictures"
        FROM "Project" j WHERE j."id" = ${id}`
  }
}

/** SQL condition on row `p`, the post of a reported comment: the viewer may read it. */
function seesPost(viewer: Viewer): Prisma.Sql {
  if (isSuper(viewer)) return Prisma.sql`TRUE`
  return Prisma.sql`(${answersFor(viewer, Prisma.sql`p."authorId"`)} OR ${readsPost(viewer)})`
}

/** SQL condition on rows `p` and `t`, the comment above a reported one: the viewer may read it. */
function seesAbove(viewer: Viewer): Prisma.Sql {
  if (isSuper(viewer)) return Prisma.sql`TRUE`
  const author = Prisma.sql`t."authorId"`
  return Prisma.sql`(${answersFor(viewer, author)}
    OR (t."state" = 'SHOWN' AND ${notBlocked(viewer, author)} AND ${readsPost(viewer)}))`
}

/** SQL condition on row `p`: the viewer can read the post in the feed. */
function readsPost(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`(p."state" = 'SHOWN' AND ${inCircle(viewer, 'p')} AND ${notBlocked(viewer, Prisma.sql`p."authorId"`)}
    AND EXISTS (SELECT 1 FROM "User" u WHERE u."id" = p."authorId" AND ${authorIsThere}))`
}

/** Returns the name of the person who decided a case; null when the account is gone. */
export async function findDecider(id: string | null): Promise<string | null> {
  if (id === null) return null
  const person = await db.profile.findUnique({ where: { userId: id }, select: { firstName: true, lastName: true } })
  return person && `${person.firstName} ${person.lastName}`.trim()
}

/** Returns the end of a mute that came with a decision, or null. */
export async function findMuteEnd(caseId: string): Promise<Date | null> {
  const mute = await db.sanction.findFirst({ where: { caseId, kind: 'MUTED' }, select: { until: true } })
  return mute?.until ?? null
}
