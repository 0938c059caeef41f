import { db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { neighboursOf, type Region } from './regions.ts'

/** The region a city lies in; null without one, abroad and in a place that does not say. From memory. */
export const findRegion = remembered(async (cityId: string | null) => {
  if (cityId === null) return null
  const city = await db.city.findUnique({ where: { id: cityId }, select: { region: true } })
  return (city?.region ?? null) as Region | null
})

/** How near a row of `City` is to a region, to order by: 0 within it, 1 next to it, 2 beyond. `of` names the row. */
export function nearnessOf(of: string, region: Region): Prisma.Sql {
  const next = neighboursOf(region).map(each => `'${each}'`)
  return Prisma.raw(
    `CASE WHEN ${of}."region" = '${region}' THEN 0 WHEN ${of}."region" IN (${next.join(', ')}) THEN 1 ELSE 2 END`,
  )
}
