import { db } from '#app/database/client.server.ts'
import { flag, instant, jsonOf, number, orNull, readRows, text, word } from '#app/database/rows.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { ITEM_MINIMUM, type ItemStatistics } from './item-statistics.ts'
import { judge, type Judged, MOST_COUNTED } from './judged.ts'
import type { TestKind } from './kinds.ts'
import type { TestTexts, VersionState } from './test-content.server.ts'

const attempts = Prisma.sql`(
  SELECT COUNT(*) FROM (SELECT 1 FROM "Attempt" a WHERE a."versionId" = v."id" LIMIT ${MOST_COUNTED + 1}) t)`

const versionRow = { id: text, number, state: word<VersionState>(), publishedAt: orNull(instant), attempts: number }

/** Returns the versions of a test, newest first, with their numbers of attempts (10,001 means more than 10,000). */
export function listVersions(testId: string) {
  return readRows(
    versionRow,
    Prisma.sql`
      SELECT v."id", v."number", v."state", v."publishedAt", ${attempts} AS "attempts"
      FROM "TestVersion" v WHERE v."testId" = ${testId} ORDER BY v."number" DESC`,
  )
}

/** Counts the open attempts of a version, up to 10,001. */
export async function countOpen(versionId: string): Promise<number> {
  const [found] = await readRows(
    { count: number },
    Prisma.sql`
      SELECT COUNT(*) AS "count" FROM (
        SELECT 1 FROM "Attempt" WHERE "versionId" = ${versionId} AND "openKey" IS NOT NULL LIMIT ${MOST_COUNTED + 1}) t`,
  )
  return found!.count
}

const statisticRow = {
  versionId: text,
  language: word<Language>(),
  itemKey: text,
  isTask: flag,
  n: number,
  mean: number,
  sd: number,
  rest: orNull(number),
  alpha: orNull(number),
  alphaWithout: orNull(number),
  shares: jsonOf<ItemStatistics['shares']>(),
  seconds: orNull(number),
}

/** Returns the item statistics and weaknesses of versions, by language. One query; cached. */
export const findJudgedItems = cached(async (...versionIds: string[]): Promise<ReadonlyMap<string, Judged>> => {
  const rows = await readRows(
    statisticRow,
    Prisma.sql`
      SELECT s."versionId", s."language", s."itemKey", i."right" IS NOT NULL AS "isTask", s."n", s."mean", s."sd",
             s."rest", s."alpha", s."alphaWithout", s."shares", s."seconds"
      FROM "ItemStatistic" s JOIN "Item" i ON i."versionId" = s."versionId" AND i."key" = s."itemKey"
      WHERE s."versionId" IN (${Prisma.join(versionIds)}) ORDER BY i."order"`,
  )
  return new Map(versionIds.map(id => [id, judge(rows.filter(({ versionId }) => versionId === id))]))
})

const PAGE = 20

export type ListedTest = {
  id: string
  kind: TestKind
  state: 'ACTIVE' | 'RETIRED'
  title: string
  lang: Language
  published: number | null
  draft: number | null
  attempts: number
  items: number
  /** Number of weak items; null while too few people have answered. */
  weak: number | null
}

const listRow = {
  id: text,
  instrument: word<TestKind>(),
  state: word<'ACTIVE' | 'RETIRED'>(),
  published: orNull(number),
  draft: orNull(number),
  publishedId: orNull(text),
  texts: orNull(jsonOf<TestTexts>()),
  attempts: number,
  items: number,
}

/** Returns tests in display order, 20 a page. `after` is the id of the last test of the previous page; null when it
 *  does not exist. Attempts are summed over all versions, each counted up to 10,001. */
export async function listEditedTests(
  after: string | null,
  language: Language,
): Promise<{ tests: ListedTest[]; next: string | null } | null> {
  const last = after === null ? null : await db.test.findUnique({ where: { id: after }, select: { order: true } })
  if (after !== null && !last) return null
  const beyond = last
    ? Prisma.sql`WHERE (t."order" > ${last.order} OR (t."order" = ${last.order} AND t."id" > ${after}))`
    : Prisma.empty
  const rows = await readRows(
    listRow,
    Prisma.sql`
      SELECT t."id", t."instrument", t."state", p."number" AS "published", p."id" AS "publishedId",
             d."number" AS "draft", COALESCE(d."texts", p."texts") AS "texts",
             (SELECT COALESCE(SUM(${attempts}), 0) FROM "TestVersion" v WHERE v."testId" = t."id") AS "attempts",
             (SELECT COUNT(*) FROM "Item" i WHERE i."versionId" = COALESCE(d."id", p."id")) AS "items"
      FROM "Test" t
      LEFT JOIN "TestVersion" p ON p."currentKey" = t."id" || ' PUBLISHED'
      LEFT JOIN "TestVersion" d ON d."currentKey" = t."id" || ' DRAFT'
      ${beyond} ORDER BY t."order", t."id" LIMIT ${PAGE + 1}`,
  )
  const shown = rows.slice(0, PAGE)
  const published = shown.flatMap(({ publishedId }) => publishedId ?? [])
  const judged = published.length > 0 ? await findJudgedItems(...published) : new Map<string, Judged>()
  const tests = shown.map(({ instrument, publishedId, texts, ...row }): ListedTest => {
    const title = inLanguage(texts?.title ?? { ru: row.id }, language)
    const items = publishedId === null ? undefined : judged.get(publishedId)
    const isKnown = items?.languages.some(({ n }) => n >= ITEM_MINIMUM)
    return {
      ...row,
      kind: instrument,
      title: title.text,
      lang: title.language,
      weak: isKnown ? items!.weak.size : null,
    }
  })
  return { tests, next: rows.length > PAGE ? shown.at(-1)!.id : null }
}
