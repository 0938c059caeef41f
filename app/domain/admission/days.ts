import { calendarDay } from '#app/domain/calendar/calendar-day.ts'

/** The calendar day (YYYY-MM-DD) on which a yearly day `MM-DD` comes round next, today counting; the beginning of a span
 *  that is running is the one that has passed. `until` is the last day of the span, the day itself where it is no span.
 *  A day the month has not got that year, the 29th of February, is the last one it has. */
export function comingDay(day: string, until: string, today: Date): string {
  const now = calendarDay(today)
  const year = Number(now.slice(0, 4))
  // A span over New Year ends in the year after it began.
  const overNewYear = day > until
  const end = now.slice(5) <= until ? year : year + 1
  return realDay(overNewYear ? end - 1 : end, day)
}

function realDay(year: number, day: string): string {
  const [month, date] = day.split('-').map(Number) as [number, number]
  // The day before the first of the next month.
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${year}-${day.slice(0, 2)}-${String(Math.min(date, last)).padStart(2, '0')}`
}
