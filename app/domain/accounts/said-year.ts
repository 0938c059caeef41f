import { schoolYearEnd } from '#app/domain/calendar/days.ts'
import { type Status, yearRange } from './answers.ts'

/** School ends with class 11; a twelfth class is entered where a school has one and stays as it was said. */
const LAST_CLASS = 11

/** A class or year of study as it is kept: with the day on which it was said, for a status that has one. */
export function saidYear({ status, year }: { status: Status; year?: number | null | undefined }, day: string) {
  const said = yearRange[status] ? (year ?? null) : null
  return { year: said, yearSaidOn: said === null ? null : day }
}

/** The class or year of study on `day` of somebody who said `year` on `yearSaidOn`: one more with every first of September, up
 *  to the last one there is. An answer of unknown date is taken as it is. */
export function currentYear(
  { status, year, yearSaidOn }: { status: string | null; year: number | null; yearSaidOn: string | null },
  day: string,
): number | null {
  if (year === null || yearSaidOn === null) return year
  const passed = Math.max(0, schoolYearEnd(day) - schoolYearEnd(yearSaidOn))
  const last = status === 'PUPIL' ? LAST_CLASS : (yearRange[status as Status]?.max ?? year)
  return Math.max(year, Math.min(last, year + passed))
}
