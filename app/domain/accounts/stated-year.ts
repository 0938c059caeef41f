import { schoolYearEnd } from '#app/domain/calendar/days.ts'
import { type Status, yearRange } from './answers.ts'

/** School ends with class 11. A class 12 can be entered where a school has one, and stays as entered. */
const LAST_CLASS = 11

/** Returns a class or year of study as it is stored, with the day on which it was stated. Null for a status that has
 *  none, and for a year outside its range: a school may have groups of classes below ours. */
export function statedYear({ status, year }: { status: Status; year?: number | null | undefined }, day: string) {
  const range = yearRange[status]
  const stated = range && year && year >= range.min && year <= range.max ? year : null
  return { year: stated, yearSaidOn: stated === null ? null : day }
}

/** Returns the class or year of study on `day` of a person who stated `year` on `yearSaidOn`. It rises by one on every
 *  1 September, up to the last one of the status. An answer without a date stays unchanged. */
export function currentYear(
  { status, year, yearSaidOn }: { status: string | null; year: number | null; yearSaidOn: string | null },
  day: string,
): number | null {
  if (year === null || yearSaidOn === null) return year
  const passed = Math.max(0, schoolYearEnd(day) - schoolYearEnd(yearSaidOn))
  const last = status === 'PUPIL' ? LAST_CLASS : (yearRange[status as Status]?.max ?? year)
  return Math.max(year, Math.min(last, year + passed))
}
