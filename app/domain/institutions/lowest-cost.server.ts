import type { Db } from '#app/database/client.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Writes the cheapest year of its majors into every institution where it has changed, in tenge; null where no major has
 *  a known cost. To be called in the transaction that changes the cost of a major, retires one or adds one: for its
 *  institution alone, or for all of them. */
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
