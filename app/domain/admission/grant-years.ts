import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { schoolYearEnd } from '#app/domain/calendar/days.ts'

/** The UNT counts to 140 since then. */
export const FIRST_YEAR = 2019

/** Whether a sheet can be of this year of admission: from 2019 to the one that comes next. */
export function isGrantYear(year: number, now = new Date()): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= schoolYearEnd(calendarDay(now))
}
