import { inTurn } from '#app/database/client.server.ts'
import { number, readRow, readRows, text } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { authorIsThere } from './sight.server.ts'
import { fitsTrends } from './trending.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** So many hashtags are talked of at most, each by so many different people at least. */
const MOST = 10
const FEWEST_PEOPLE = 2

/** So many are looked at, in case the first are no words for everybody. */
const LOOKED_AT = 500

/** Posts of a hashtag that are looked at for how many people used it. */
const COUNTED_POSTS = 5000

/** SQL condition on row `p`: what is news of a project counts while the project is open to everybody. */
const isOpen = Prisma.sql`(p."audience" <> 'PROJECT' OR EXISTS (
  SELECT 1 FROM "Project" j WHERE j."id" = p."projectId" AND j."state" = 'SHOWN' AND j."scope" = 'EVERYONE'
))`

const usedRow = { hashtag: text, name: text, people: number }

/** Finds anew what is talked of: the hashtags of posts that are shown to everybody, by how many different people used them in
 *  the last seven days. A hundred posts of one person count as one. Hashtags no post has any more are forgotten. */
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
    // A hashtag may have gone since it was counted.
    const there = await tx.hashtag.findMany({ where: { folded: { in: found.map(({ hashtag }) => hashtag) } } })
    const known = new Set(there.map(({ folded }) => folded))
    const rows = found.filter(({ hashtag }) => known.has(hashtag))
    await tx.trend.createMany({
      data: rows.map(({ hashtag, people }, order) => ({ hashtag, people, order, computedAt: now })),
    })
  })
}

export type TrendingHashtag = { folded: string; name: string; people: number }

/** What is talked of, as the job has found it. */
export async function listTrends(): Promise<TrendingHashtag[]> {
  return readRows(
    { folded: text, name: text, people: number },
    Prisma.sql`
    SELECT t."hashtag" AS "folded", h."name", t."people"
    FROM "Trend" t JOIN "Hashtag" h ON h."folded" = t."hashtag" ORDER BY t."order"`,
  )
}

/** A hashtag as it was written first and how many different people used it in the last seven days in posts for everybody: as
 *  the trends say where it is among them, else of its newest posts; null where no post has it. */
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
