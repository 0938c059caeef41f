import type { Db } from '#app/database/client.server.ts'
import { refreshLowestCosts } from './lowest-cost.server.ts'

/** Brings every cost in another currency up to date in tenge, by the rates that are kept, and with them the cheapest year
 *  of every institution. A currency without a rate keeps what it had. Halves go up, as with `costInTenge`: ROUND of
 *  PostgreSQL takes them to even numbers. To be called in the transaction that changes a rate, or the cost of a major. */
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
