import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { findRegion, nearnessOf } from '#app/domain/locations/nearness.server.ts'
import type { Region } from '#app/domain/locations/regions.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { professionCondition } from './catalogue-conditions.server.ts'
import { findUnnamed } from './unnamed.server.ts'
import { findUnpublished } from './unpublished.server.ts'
import { findCodes, NOWHERE } from './ways.server.ts'

/** Institutions listed by name; the others are counted and linked. */
const NAMED = 5

const kinds = ['COLLEGE', 'UNIVERSITY'] as const

/** Returns where in Kazakhstan a profession is taught: colleges by its specialities, universities by its programme
 *  groups, those in the viewer's region first, then its neighbours. Kinds without any are left out. Adds the colleges
 *  of the region whose specialities are not published, and where to ask when no college can be named. */
export async function composeTaught({ cityId }: Pick<Viewer, 'cityId'>, professionId: string, language: Language) {
  const region = await findRegion(cityId)
  const [found, institutes, unpublished, unnamed] = await Promise.all([
    findTaught(professionId, region, language),
    findInstitutes(professionId, language),
    region === null ? null : findUnpublished(professionId, region, language),
    findUnnamed(professionId, region, language),
  ])
  return { professionId, region, kinds: found.filter(({ total }) => total > 0), institutes, unpublished, unnamed }
}

export type Taught = Awaited<ReturnType<typeof composeTaught>>

/** Institutes of the army and the police that train for a profession, by id. Their programmes belong to no programme
 *  group. */
const findInstitutes = cached(async (professionId: string, language: Language) => {
  const rows = await db.institution.findMany({
    where: { retiredAt: null, type: 'UNIVERSITY', city: { countryId: 'kz' } },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, details: true, city: { select: { name: true } } },
  })
  return rows
    .filter(({ details }) => (details as { professions?: string[] }).professions?.includes(professionId))
    .map(({ id, name, city }) => namesOf({ id, name, city: city.name }, language))
})

function namesOf({ id, name, city }: Pick<Row, 'id' | 'name' | 'city'>, language: Language) {
  return { id, name: inLanguage(name, language).text, city: inLanguage(city, language).text }
}

type Row = { id: string; name: unknown; city: unknown; total: number | bigint; near: number | bigint }

const findTaught = cached(async (professionId: string, region: Region | null, language: Language) => {
  const { groups, specialities } = await findCodes(professionId)
  const codes = { COLLEGE: { ...NOWHERE, specialities }, UNIVERSITY: { ...NOWHERE, groups } }
  const column = Prisma.raw(`i."${{ ru: 'sortRu', kk: 'sortKk', en: 'sortEn' }[language]}"`)
  const near = region === null ? Prisma.raw('0') : nearnessOf('c', region)
  return Promise.all(
    kinds.map(async kind => {
      const rows = await db.$queryRaw<Row[]>`
        SELECT i."id", i."name", c."name" AS "city", COUNT(*) OVER () AS "total",
               COUNT(CASE WHEN c."region" = ${region} THEN 1 END) OVER () AS "near"
        FROM "Institution" i JOIN "City" c ON c."id" = i."cityId"
        WHERE i."retiredAt" IS NULL AND i."type" = ${kind} AND c."countryId" = 'kz' AND EXISTS (
          SELECT 1 FROM "Major" m
          WHERE m."institutionId" = i."id" AND m."retiredAt" IS NULL AND ${professionCondition(codes[kind])})
        ORDER BY ${near}, ${column}, i."id" LIMIT ${NAMED}`
      return {
        kind,
        total: Number(rows[0]?.total ?? 0),
        near: Number(rows[0]?.near ?? 0),
        named: rows.map(row => namesOf(row, language)),
      }
    }),
  )
})
