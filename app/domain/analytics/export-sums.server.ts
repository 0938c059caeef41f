import { inTurn } from '#app/database/client.server.ts'
import { number, readRows, text } from '#app/database/rows.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { countedToday, DAY_COUNTED } from '#app/domain/sums/measures.ts'
import { type SheetCell, type SheetColumn, writeSheet } from '#app/outside/spreadsheet.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { bucketsOf, type Span } from './periods.ts'

/** A workbook of more rows opens slowly; regions come last and are cut first. */
export const MOST_EXPORTED = 50_000

export type ExportedSum = { from: string; measure: string; region: string; scope: string; n: number }

/** The sums of a period as they are kept, by day, week or month. */
async function listSums(span: Span, today: string): Promise<ExportedSum[]> {
  const buckets = bucketsOf(span, today)
  const starts = buckets.map(({ from, to }) => Prisma.sql`WHEN "day" <= ${to} THEN ${from}`)
  const without = Prisma.join([...countedToday, DAY_COUNTED])
  return readRows(
    { from: text, measure: text, region: text, scope: text, n: number },
    Prisma.sql`
      SELECT CASE ${Prisma.join(starts, ' ')} END AS "from", "measure", "region", "scope", SUM("count") AS "n"
      FROM "DailyCount"
      WHERE "day" >= ${buckets[0]!.from} AND "day" <= ${buckets.at(-1)!.to} AND "measure" NOT IN (${without})
      GROUP BY "from", "measure", "region", "scope"
      ORDER BY "region", "measure", "from", "scope" LIMIT ${MOST_EXPORTED}`,
  )
}

type Sheet = { name: string; columns: SheetColumn[]; rows: Iterable<SheetCell[]> }

/** The sums of a period as a workbook in the caller's words; who took it is noted. */
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
