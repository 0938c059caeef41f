import type { Db } from '#app/database/client.server.ts'
import { refreshLowestCosts } from './lowest-cost.server.ts'

/** Recomputes all costs in tenge by the stored exchange rates, and the lowest cost of every institution. Majors whose
 *  currency has no rate stay unchanged. Halves are rounded up as in `costInTenge`, because ROUND of PostgreSQL rounds
 *  them to even. To be called in every transaction that changes a rate or the cost of a major. */
export async function refreshTengeCosts(client: Db) {
  await client.$executeRaw`
    UPDATE "Major" SET "costTenge" = converted."cost"
    FROM (
      SELECT m."id", CAST(FLOOR(m."cost" * r."tenge" / r."per" + 0.5) AS INTEGER) AS "cost"
      FROM "Major" m JOIN "ExchangeRate" r ON r."currency" = m."currency" WHERE m."cost" IS NOT NULL
    ) AS converted
    WHERE converted."id" = "Major"."id" AND "Major"."costTenge" IS DISTINCT FROM converted."cost"`
  await refreshLowestCosts(client)
}
