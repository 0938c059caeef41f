import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addMonths } from '#app/domain/calendar/days.ts'

const HOUR_MS = 60 * 60 * 1000

/** A calendar month in Kazakhstan: its first day (YYYY-MM-01), its first instant and the first instant of the next
 *  month. */
export type Month = { day: string; from: Date; to: Date }

/** The last twelve calendar months in Kazakhstan, including the current one. */
export function lastMonths(now: Date): Month[] {
  const first = `${calendarDay(now).slice(0, 7)}-01`
  const days = Array.from({ length: 13 }, (_, at) => addMonths(first, at - 11))
  return days.slice(0, 12).map((day, at) => ({ day, from: startOf(day), to: startOf(days[at + 1]!) }))
}

/** The first instant of a calendar day in Kazakhstan. The offset from UTC was six hours until March 2024 and is five
 *  since. */
export function startOf(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const early = new Date(midnight - 6 * HOUR_MS)
  return calendarDay(early) === day ? early : new Date(midnight - 5 * HOUR_MS)
}
