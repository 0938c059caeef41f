import { db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import type { Region } from '#app/domain/locations/regions.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { mayTeach } from './college-name.ts'
import { professionCondition } from './catalogue-conditions.server.ts'
import { codesOf, listWays, NOWHERE } from './ways.server.ts'

/** Colleges of a region that are of the right kind for a profession, and of which it is not published, or not in full, what
 *  they teach: whom to ask before one looks further away. Those that are known to teach it are not among them. From memory. */
export const findUnpublished = remembered(async (professionId: string, region: Region, language: Language) => {
  const { specialities } = codesOf(await listWays(), professionId)
  if (specialities.length === 0) return []
  const column = Prisma.raw(`i."${{ ru: 'sortRu', kk: 'sortKk', en: 'sortEn' }[language]}"`)
  const teaches = professionCondition({ ...NOWHERE, specialities })
  const rows = await db.$queryRaw<{ id: string; name: unknown; city: unknown }[]>`
    SELECT i."id", i."name", c."name" AS "city" FROM "Institution" i JOIN "City" c ON c."id" = i."cityId"
    WHERE i."retiredAt" IS NULL AND i."type" = 'COLLEGE' AND c."region" = ${region}
      AND (i."details" ->> 'partial' IS NOT NULL OR NOT EXISTS (
        SELECT 1 FROM "Major" m WHERE m."institutionId" = i."id" AND m."retiredAt" IS NULL))
      AND NOT EXISTS (
        SELECT 1 FROM "Major" m WHERE m."institutionId" = i."id" AND m."retiredAt" IS NULL AND ${teaches})
    ORDER BY ${column}, i."id"`
  return rows
    .filter(({ name }) => mayTeach(inLanguage(name, 'ru').text, specialities))
    .map(({ id, name, city }) => ({ id, name: inLanguage(name, language).text, city: inLanguage(city, language).text }))
})
