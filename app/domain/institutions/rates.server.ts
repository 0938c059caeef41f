import type { Db } from '#app/database/client.server.ts'
import { jsonOf, number, readRows, text } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Texts } from './columns.ts'

export type RatesOf = { date: string; source: Texts }

/** Tenge for one unit of each currency, and the day they are of. */
export type Rates = { rates: ReadonlyMap<string, number>; of: RatesOf | null }

/** The rates at which the costs of majors stand in tenge: the largest cost of each currency tells its rate best. A currency no
 *  major is paid in has none. */
export async function findRates(client: Db): Promise<Rates> {
  const rows = await readRows(
    { currency: text, cost: number, tenge: number },
    // SQLite and PostgreSQL alike keep the first row of each currency in this order.
    Prisma.sql`
      SELECT "currency", "cost", "costTenge" AS "tenge" FROM (
        SELECT "currency", "cost", "costTenge",
               ROW_NUMBER() OVER (PARTITION BY "currency" ORDER BY "cost" DESC, "id") AS "place"
        FROM "Major" WHERE "cost" > 0 AND "costTenge" IS NOT NULL) m
      WHERE "place" = 1`,
    client,
  )
  const told = await readRows(
    { of: jsonOf<RatesOf>() },
    Prisma.sql`
      SELECT "details" -> 'rates' AS "of" FROM "Institution"
      WHERE "details" -> 'rates' ->> 'date' IS NOT NULL ORDER BY "details" -> 'rates' ->> 'date' DESC LIMIT 1`,
    client,
  )
  const rates = new Map(rows.map(({ currency, cost, tenge }) => [currency, Number((tenge / cost).toPrecision(6))]))
  return { rates: rates.set('KZT', 1), of: told[0]?.of ?? null }
}
