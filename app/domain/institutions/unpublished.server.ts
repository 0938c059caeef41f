import { db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import { nearnessOf } from '#app/domain/locations/nearness.server.ts'
import { neighboursOf, type Region } from '#app/domain/locations/regions.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { mayTeach } from './college-name.ts'
import { professionCondition } from './catalogue-conditions.server.ts'
import { findCodes, NOWHERE } from './ways.server.ts'

type Row = { id: string; name: unknown; city: unknown; nearness: number | bigint; teaches: boolean | number }

/** Colleges of the right kind for a profession of which it is not published, or not in full, what they teach: whom to ask
 *  before one looks further away. Those of the region; those next to it (`isHome` false) where it has neither any nor one that
 *  is known to teach it. They come first (`isFirst`) where the region has them and none that is known to teach it. From
 *  memory. */
export const findUnpublished = remembered(async (professionId: string, region: Region, language: Language) => {
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
