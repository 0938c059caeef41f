import { cached } from '#app/domain/content/content-cache.server.ts'
import { db } from '#app/database/client.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { conditionsOf, type Leading } from './catalogue-conditions.server.ts'
import type { CatalogueFilters } from './catalogue-query.ts'

export type CountQuery = { filters: CatalogueFilters; leading: Leading }

/** Counts the institutions each query finds, in the order of the queries, with the same conditions as the list itself.
 *  One query. */
export const countFound = cached(async (asks: readonly CountQuery[]): Promise<number[]> => {
  if (asks.length === 0) return []
  const counts = asks.map(
    ({ filters, leading }, at) => Prisma.sql`
      SELECT ${at} AS "at", COUNT(*) AS "count" FROM "Institution" i JOIN "City" c ON c."id" = i."cityId"
      WHERE ${conditionsOf(filters, leading)}`,
  )
  const rows = await db.$queryRaw<{ at: number | bigint; count: number | bigint }[]>`
    ${Prisma.join(counts, ' UNION ALL ')}`
  const found = new Map(rows.map(({ at, count }) => [Number(at), Number(count)]))
  return asks.map((_, at) => found.get(at) ?? 0)
})
