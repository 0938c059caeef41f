import { instant, number, orNull, readRow, text } from '#app/database/rows.server.ts'
import { listGrantImports } from '#app/domain/admission/grant-imports.server.ts'
import { listFloors } from '#app/domain/admission/floors.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { schoolYearEnd } from '#app/domain/calendar/days.ts'
import { findExamCalendar } from '#app/domain/roadmaps/exam-calendar.server.ts'
import { occurrencesIn } from '#app/domain/roadmaps/exam-calendar.ts'
import { calendarEvents } from '#app/domain/roadmaps/vocabulary.ts'
import { Prisma } from '#prisma/generated/client.ts'

const NEXT_DAYS = 3

/** State of the data for the next admission: results, announced grants, minima, floors, exchange rates, exam dates, and
 *  imported sheets that await a decision. */
export async function findCycleOverview(now = new Date()) {
  const today = calendarDay(now)
  const coming = schoolYearEnd(today)
  const yearRow = { year: orNull(number), rows: number }
  const newest = (table: string, where = '') =>
    readRow(
      yearRow,
      Prisma.raw(`
        SELECT MAX("year") AS "year", COUNT(*) AS "rows" FROM "${table}"
        WHERE "year" = (SELECT MAX("year") FROM "${table}" WHERE TRUE ${where}) ${where}`),
    )
  const [results, plan, minima, floors, rates, fit, sheets] = [
    await newest('GrantResult'),
    await newest('GrantPlan', `AND "part" = 'GENERAL_COMPETITION'`),
    await newest('UniversityMinimum'),
    await listFloors(coming),
    await readRow(
      { newest: orNull(text), oldest: orNull(text), rows: number },
      Prisma.sql`SELECT MAX("date") AS "newest", MIN("date") AS "oldest", COUNT(*) AS "rows" FROM "ExchangeRate"`,
    ),
    await readRow(
      { computedAt: instant },
      Prisma.sql`SELECT "computedAt" FROM "ChanceFit" ORDER BY "computedAt" DESC LIMIT 1`,
    ),
    await listGrantImports(),
  ]
  return {
    coming,
    ...{ results: results!, plan: plan!, minima: minima!, rates: rates! },
    floors: floors.length,
    fittedAt: fit?.computedAt ?? null,
    waiting: sheets.filter(({ state }) => ['FITTING', 'READY', 'FAILED'].includes(state)),
    days: await nextDays(today),
  }
}

/** The next dates, by event. */
async function nextDays(today: string) {
  const calendar = await findExamCalendar()
  const year = Number(today.slice(0, 4))
  return calendarEvents
    .flatMap(event => [year, year + 1].flatMap(each => occurrencesIn(calendar, event, each)))
    .filter(({ from }) => from >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .slice(0, NEXT_DAYS)
}
