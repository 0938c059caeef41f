import { inTurn } from '#app/database/client.server.ts'
import { number, readRow, readRows, text } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { authorIsThere } from './sight.server.ts'
import { fitsTrends } from './trending.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Maximum number of trending hashtags, and minimum number of different people who used each. */
const MOST = 10
const FEWEST_PEOPLE = 2

/** Number of candidates, because some do not pass `fitsTrends`. */
const LOOKED_AT = 500

/** Maximum number of posts of a hashtag in which people are counted. */
const COUNTED_POSTS = 5000

/** SQL condition on row `p`: it is not a project update, or its project is public. */
const isOpen = Prisma.sql`(p."audience" <> 'PROJECT' OR EXISTS (
  SELECT 1 FROM "Project" j WHERE j."id" = p."projectId" AND j."state" = 'SHOWN' AND j."scope" = 'EVERYONE'
))`

const usedRow = { hashtag: text, name: text, people: number }

/** Recomputes the trending hashtags: those of public posts, ranked by the number of different authors in the last seven
 *  days. Deletes hashtags that no post uses. */
export async function computeTrends(now = new Date()): Promise<void> {
  const used = await readRows(
    usedRow,
    Prisma.sql`
    SELECT h."hashtag", t."name", COUNT(DISTINCT h."authorId") AS "people"
    FROM "PostHashtag" h JOIN "Hashtag" t ON t."folded" = h."hashtag" JOIN "User" u ON u."id" = h."authorId"
    JOIN "Post" p ON p."id" = h."postId"
    WHERE h."createdAt" >= ${weekBefore(now)} AND h."createdAt" <= ${now} AND h."scope" = 'EVERYONE' AND p."state" = 'SHOWN'
      AND ${isOpen} AND ${authorIsThere}
    GROUP BY h."hashtag", t."name" HAVING COUNT(DISTINCT h."authorId") >= ${FEWEST_PEOPLE}
    ORDER BY "people" DESC, h."hashtag" LIMIT ${LOOKED_AT}`,
  )
  const found = used.filter(({ name }) => fitsTrends(name)).slice(0, MOST)
  await inTurn(async tx => {
    await tx.trend.deleteMany()
    await tx.$executeRaw`
      DELETE FROM "Hashtag" WHERE NOT EXISTS (SELECT 1 FROM "PostHashtag" h WHERE h."hashtag" = "Hashtag"."folded")`
    // A hashtag may have been deleted since it was counted.
    const there = await tx.hashtag.findMany({ where: { folded: { in: found.map(({ hashtag }) => hashtag) } } })
    const known = new Set(there.map(({ folded }) => folded))
    const rows = found.filter(({ hashtag }) => known.has(hashtag))
    await tx.trend.createMany({
      data: rows.map(({ hashtag, people }, order) => ({ hashtag, people, order, computedAt: now })),
    })
  })
}

export type TrendingHashtag = { folded: string; name: string; people: number }

/** Lists the trending hashtags that the job has computed. */
export async function listTrends(): Promise<TrendingHashtag[]> {
  return readRows(
    { folded: text, name: text, people: number },
    Prisma.sql`
    SELECT t."hashtag" AS "folded", h."name", t."people"
    FROM "Trend" t JOIN "Hashtag" h ON h."folded" = t."hashtag" ORDER BY t."order"`,
  )
}

/** Finds a hashtag in its first spelling, with the number of different people who used it in public posts in the last
 *  seven days: from the trends if it is among them, otherwise counted in its newest 5,000 posts. Null when no post has
 *  it. */
export async function findHashtag(folded: string, now = new Date()): Promise<TrendingHashtag | null> {
  return readRow(
    { folded: text, name: text, people: number },
    Prisma.sql`
    SELECT t."folded", t."name", COALESCE(
      (SELECT "people" FROM "Trend" WHERE "hashtag" = t."folded"),
      (SELECT COUNT(DISTINCT n."authorId") FROM (
        SELECT h."authorId" FROM "PostHashtag" h
        WHERE h."hashtag" = t."folded" AND h."scope" = 'EVERYONE' AND h."createdAt" >= ${weekBefore(now)}
        ORDER BY h."createdAt" DESC LIMIT ${COUNTED_POSTS}) n)) AS "people"
    FROM "Hashtag" t WHERE t."folded" = ${folded}`,
  )
}

function weekBefore(now: Date) {
  return new Date(now.getTime() - WEEK_MS)
}
