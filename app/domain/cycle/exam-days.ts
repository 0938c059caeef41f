import { yearOf } from '#app/domain/calendar/days.ts'

/** Days of the exam calendar as one writes them, whole, and as they are kept: month and day of the year the event begins
 *  in. Of a registration, days that come after the first day of the event are of the year before. */

export const monthAndDay = (day: string) => day.slice(5)

/** The whole day of a registration that is kept as `MM-DD`, of an event that begins on `from`. */
export function registrationDay(from: string, kept: string): string {
  return `${kept > monthAndDay(from) ? yearOf(from) - 1 : yearOf(from)}-${kept}`
}

/** Whether one may register on that day for what begins on `from`: on that day at the latest, and less than a year before. */
export function isRegistrationOf(from: string, day: string): boolean {
  return registrationDay(from, monthAndDay(day)) === day
}

/** Years from which to which something holds; without an end it holds on. */
export type Period = { from: number; to: number | null }

export function overlap(one: Period, other: Period): boolean {
  return one.from <= (other.to ?? Infinity) && other.from <= (one.to ?? Infinity)
}
