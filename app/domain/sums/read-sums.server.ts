import { number, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Measure } from './measures.ts'

// Sums as read by pages. Each query uses the primary key: measure, region, day.

/** First and last day, both inclusive. */
type Days = { from: string; to: string }

const among = (measures: readonly Measure[], { from, to }: Days) => Prisma.sql`
  "measure" IN (${Prisma.join([...measures])}) AND "day" >= ${from} AND "day" <= ${to}`

/** Sums of the whole site by day, over all scopes. Days without events are missing. */
export function sumByDay<M extends Measure>(measures: readonly M[], days: Days) {
  return readRows(
    { measure: word<M>(), day: text, n: number },
    Prisma.sql`
      SELECT "measure", "day", SUM("count") AS "n" FROM "DailyCount"
      WHERE ${among(measures, days)} AND "region" = '' GROUP BY "measure", "day"`,
  )
}

/** Sums by scope, of the whole site or of one region. */
export function sumByScope<M extends Measure>(measures: readonly M[], days: Days, region = '') {
  return readRows(
    { measure: word<M>(), scope: text, n: number },
    Prisma.sql`
      SELECT "measure", "scope", SUM("count") AS "n" FROM "DailyCount"
      WHERE ${among(measures, days)} AND "region" = ${region} GROUP BY "measure", "scope"`,
  )
}

/** Sums by region, over all scopes. */
export function sumByRegion<M extends Measure>(measures: readonly M[], days: Days, regions: readonly string[]) {
  return readRows(
    { measure: word<M>(), region: text, n: number },
    Prisma.sql`
      SELECT "measure", "region", SUM("count") AS "n" FROM "DailyCount"
      WHERE ${among(measures, days)} AND "region" IN (${Prisma.join([...regions])}) GROUP BY "measure", "region"`,
  )
}

/** Total over all days and the first counted day; null before there is one. */
export async function sumEver(measure: Measure): Promise<{ n: number; since: string } | null> {
  const found = await readRow(
    { n: number, since: text },
    Prisma.sql`
      SELECT COALESCE(SUM("count"), 0) AS "n", MIN("day") AS "since" FROM "DailyCount"
      WHERE "measure" = ${measure} AND "region" = ''`,
  )
  return found?.since ? found : null
}
