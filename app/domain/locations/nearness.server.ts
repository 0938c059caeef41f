import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { neighboursOf, type Region } from './regions.ts'

/** Returns the region of a city; null without a city, for cities abroad and for those without a region. */
export const findRegion = cached(async (cityId: string | null) => {
  if (cityId === null) return null
  const city = await db.city.findUnique({ where: { id: cityId }, select: { region: true } })
  return (city?.region ?? null) as Region | null
})

/** SQL expression to sort rows of `City` by distance from a region: 0 within it, 1 in a neighbouring one, 2 beyond.
 *  `of` is the table alias. */
export function nearnessOf(of: string, region: Region): Prisma.Sql {
  const next = neighboursOf(region).map(each => `'${each}'`)
  return Prisma.raw(
    `CASE WHEN ${of}."region" = '${region}' THEN 0 WHEN ${of}."region" IN (${next.join(', ')}) THEN 1 ELSE 2 END`,
  )
}
