import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { schoolYearEnd } from '#app/domain/calendar/days.ts'

/** First year in which the maximum of the UNT was 140. */
export const FIRST_YEAR = 2019

/** Checks whether a sheet can be of this year of admission: 2019 to the next one. */
export function isGrantYear(year: number, now = new Date()): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= schoolYearEnd(calendarDay(now))
}
