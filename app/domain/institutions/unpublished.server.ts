import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { nearnessOf } from '#app/domain/locations/nearness.server.ts'
import { neighboursOf, type Region } from '#app/domain/locations/regions.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { mayTeach } from './college-name.ts'
import { professionCondition } from './catalogue-conditions.server.ts'
import { findCodes, NOWHERE } from './ways.server.ts'

type Row = { id: string; name: unknown; city: unknown; nearness: number | bigint; teaches: boolean | number }

/** Lists colleges to ask about a profession: their name suggests it, but their specialities are not or not fully
 *  published. They are those of the region, or of its neighbours (`isHome` false) when the region has neither such a
 *  college nor one known to teach it. `isFirst` is true when the region has some and none known to teach it; they are
 *  then listed first. */
export const findUnpublished = cached(async (professionId: string, region: Region, language: Language) => {
  const { specialities } = await findCodes(professionId)
  if (specialities.length === 0) return { isHome: true, isFirst: false, colleges: [] }
  const column = Prisma.raw(`i."${{ ru: 'sortRu', kk: 'sortKk', en: 'sortEn' }[language]}"`)
  const majors = Prisma.sql`SELECT 1 FROM "Major" m WHERE m."institutionId" = i."id" AND m."retiredAt" IS NULL`
  const teaches = Prisma.sql`EXISTS (${majors} AND ${professionCondition({ ...NOWHERE, specialities })})`
  const rows = await db.$queryRaw<Row[]>`
    SELECT i."id", i."name", c."name" AS "city", ${nearnessOf('c', region)} AS "nearness", ${teaches} AS "teaches"
    FROM "Institution" i JOIN "City" c ON c."id" = i."cityId"
    WHERE i."retiredAt" IS NULL AND i."type" = 'COLLEGE' AND c."region" IN (${Prisma.join([region, ...neighboursOf(region)])})
      AND (${teaches} OR i."details" ->> 'partial' IS NOT NULL OR NOT EXISTS (${majors}))
    ORDER BY ${column}, i."id"`
  const asked = (distance: number) =>
    rows
      .filter(row => Number(row.nearness) === distance && !row.teaches)
      .filter(({ name }) => mayTeach(inLanguage(name, 'ru').text, specialities))
      .map(({ id, name, city }) => ({
        id,
        name: inLanguage(name, language).text,
        city: inLanguage(city, language).text,
      }))
  const home = asked(0)
  const isKnownAtHome = rows.some(({ nearness, teaches: known }) => Number(nearness) === 0 && known)
  const isHome = home.length > 0 || isKnownAtHome
  return { isHome, isFirst: home.length > 0 && !isKnownAtHome, colleges: isHome ? home : asked(1) }
})
