import type { Db } from '#app/database/client.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Updates `lowestCost` of institutions, the lowest yearly cost of their majors in tenge; null when no cost is known.
 *  To be called in every transaction that adds or retires a major or changes its cost: for its institution, or for all. */
export async function refreshLowestCosts(client: Db, institutionId: string | null = null) {
  const which = institutionId === null ? Prisma.empty : Prisma.sql`WHERE i."id" = ${institutionId}`
  await client.$executeRaw`
    UPDATE "Institution" SET "lowestCost" = cheapest."cost"
    FROM (
      SELECT i."id", MIN(m."costTenge") AS "cost" FROM "Institution" i
      LEFT JOIN "Major" m ON m."institutionId" = i."id" AND m."retiredAt" IS NULL
      ${which}
      GROUP BY i."id"
    ) AS cheapest
    WHERE cheapest."id" = "Institution"."id" AND "Institution"."lowestCost" IS DISTINCT FROM cheapest."cost"`
}
