import { number, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Measure } from './measures.ts'

// What pages read of the sums. Each finds its rows by the key: measure, region, days.

/** From the first to the last day, both of them counted. */
type Days = { from: string; to: string }

const among = (measures: readonly Measure[], { from, to }: Days) => Prisma.sql`
  "measure" IN (${Prisma.join([...measures])}) AND "day" >= ${from} AND "day" <= ${to}`

/** The sums of each day on which there is any, whatever they are of. */
export function sumByDay<M extends Measure>(measures: readonly M[], days: Days) {
  return readRows(
    { measure: word<M>(), day: text, n: number },
    Prisma.sql`
      SELECT "measure", "day", SUM("count") AS "n" FROM "DailyCount"
      WHERE ${among(measures, days)} AND "region" = '' GROUP BY "measure", "day"`,
  )
}

/** The sums of everything that is told apart, of the whole site or of one region. */
export function sumByScope<M extends Measure>(measures: readonly M[], days: Days, region = '') {
  return readRows(
    { measure: word<M>(), scope: text, n: number },
    Prisma.sql`
      SELECT "measure", "scope", SUM("count") AS "n" FROM "DailyCount"
      WHERE ${among(measures, days)} AND "region" = ${region} GROUP BY "measure", "scope"`,
  )
}

/** The sums of these regions. */
export function sumByRegion<M extends Measure>(measures: readonly M[], days: Days, regions: readonly string[]) {
  return readRows(
    { measure: word<M>(), region: text, n: number },
    Prisma.sql`
      SELECT "measure", "region", SUM("count") AS "n" FROM "DailyCount"
      WHERE ${among(measures, days)} AND "region" IN (${Prisma.join([...regions])}) GROUP BY "measure", "region"`,
  )
}

/** The sum of all days there have been, and the first of them; null before there is any. */
export async function sumEver(measure: Measure): Promise<{ n: number; since: string } | null> {
  const found = await readRow(
    { n: number, since: text },
    Prisma.sql`
      SELECT COALESCE(SUM("count"), 0) AS "n", MIN("day") AS "since" FROM "DailyCount"
      WHERE "measure" = ${measure} AND "region" = ''`,
  )
  return found?.since ? found : null
}
