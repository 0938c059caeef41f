import { setImmediate as breathe } from 'node:timers/promises'
import { inTurn } from '#app/database/client.server.ts'
import { number, readRows, text } from '#app/database/rows.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { regions } from '#app/domain/locations/regions.ts'
import { countedAsItHappens, countedFromRows, type Measure, NO_REGION } from '#app/domain/sums/measures.ts'
import { type SheetCell, type SheetColumn, writeSheet } from '#app/outside/spreadsheet.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type Bucket, bucketsOf, type Span } from './periods.ts'

/** Row limit of the workbook, because larger ones open slowly. Regions come last and are cut first. */
const MOST_EXPORTED = 50_000

const exported = [...countedFromRows, ...countedAsItHappens]

export type ExportedSum = { from: string; measure: (typeof exported)[number]; region: string; scope: string; n: number }

/** The sums of a period by day, week or month: the whole site first, then the regions. A large site has millions of
 *  rows, so they are read in small queries and the event loop is released in between. */
async function listSums(span: Span, today: string): Promise<ExportedSum[]> {
  const sums: ExportedSum[] = []
  for (const places of [[''], [...regions, NO_REGION]]) {
    for (const measure of exported) {
      for (const bucket of bucketsOf(span, today)) {
        const found = await readSums(measure, places, bucket)
        sums.push(...found.slice(0, MOST_EXPORTED - sums.length).map(sum => ({ ...sum, from: bucket.from, measure })))
        if (sums.length >= MOST_EXPORTED) return sums
        await breathe()
      }
    }
  }
  return sums
}

function readSums(measure: Measure, places: readonly string[], { from, to }: Bucket) {
  return readRows(
    { region: text, scope: text, n: number },
    Prisma.sql`
      SELECT "region", "scope", SUM("count") AS "n" FROM "DailyCount"
      WHERE "measure" = ${measure} AND "region" IN (${Prisma.join([...places])}) AND "day" >= ${from} AND "day" <= ${to}
      GROUP BY "region", "scope" ORDER BY "region", "scope"`,
  )
}

type Sheet = { name: string; columns: SheetColumn[]; rows: Iterable<SheetCell[]> }

/** Exports the sums of a period as a workbook, with texts from the caller. Recorded in the audit log. */
export async function exportSums(
  actorId: string,
  span: Span,
  inWords: (sums: readonly ExportedSum[]) => Sheet,
  now = new Date(),
) {
  const today = calendarDay(now)
  const { name, columns, rows } = inWords(await listSums(span, today))
  const content = await writeSheet(name, columns, rows)
  await inTurn(tx => recordEvent({ action: 'figures.exported', actorId, details: { span } }, tx))
  return { name: `analytics-${today}.xlsx`, content }
}
