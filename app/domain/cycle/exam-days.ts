import { yearOf } from '#app/domain/calendar/days.ts'

/** Conversion of exam dates between full dates and the stored form `MM-DD`, which belongs to the year in which the
 *  event begins. A registration day later in the year than the event's first day belongs to the year before. */

export const monthAndDay = (day: string) => day.slice(5)

/** The full date of a registration stored as `MM-DD`, for an event that begins on `from`. */
export function registrationDay(from: string, kept: string): string {
  return `${kept > monthAndDay(from) ? yearOf(from) - 1 : yearOf(from)}-${kept}`
}

/** Checks whether a day can be a registration day of an event that begins on `from`: not after it and less than a year
 *  before. */
export function isRegistrationOf(from: string, day: string): boolean {
  return registrationDay(from, monthAndDay(day)) === day
}

/** First and last year of validity, inclusive; open-ended when `to` is null. */
export type Period = { from: number; to: number | null }

export function overlap(one: Period, other: Period): boolean {
  return one.from <= (other.to ?? Infinity) && other.from <= (one.to ?? Infinity)
}
