import { ageOn } from '#app/domain/accounts/age.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { dayIn, schoolYearEnd, yearOf } from '#app/domain/calendar/days.ts'
import type { InstitutionType } from '#app/domain/institutions/vocabulary.ts'

/** Where somebody stands in school or studies. All days are plain calendar days, YYYY-MM-DD. */
export type Schooling = {
  status: Status | null
  /** The school class of a pupil, the year of study of a student; null where it is not said or makes no sense. */
  year: number | null
  dateOfBirth: string | null
}

/** Compulsory schooling ends with class 9, after which a college is open; school ends with class 11. */
export const LAST_CLASS = { college: 9, school: 11 } as const

/** A person whose class and age are unknown is taken to be in the class in which most begin to choose. */
const USUAL_CLASS = 10

/** The class of a pupil, 1–11: as said (a twelfth class is the last one, too), or age in September less six. */
export function classOf({ year, dateOfBirth }: Schooling, day: string): number {
  const guessed = dateOfBirth === null ? USUAL_CLASS : ageIn(dateOfBirth, dayIn(schoolYearEnd(day) - 1, '09-01')) - 6
  return Math.max(1, Math.min(LAST_CLASS.school, year ?? guessed))
}

/** Whether a pupil may still go to a college after class 9. */
export function isBeforeTen(person: Schooling, day: string): boolean {
  return person.status === 'PUPIL' && classOf(person, day) <= LAST_CLASS.college
}

/** The year in which a pupil leaves the class `last`; this school year's end for a pupil in it or beyond. */
export function leavingYear(person: Schooling, last: number, day: string): number {
  return schoolYearEnd(day) + Math.max(0, last - classOf(person, day))
}

/** The leaving exams of school a pupil still sits, the nearest first: after which class, and in which year. */
export function finalsAhead(person: Schooling, day: string): { class: number; year: number }[] {
  if (person.status !== 'PUPIL') return []
  const classes = [LAST_CLASS.college, LAST_CLASS.school].filter(last => classOf(person, day) <= last)
  return classes.map(last => ({ class: last, year: leavingYear(person, last, day) }))
}

export type AdmissionYears = Record<InstitutionType, number>

/** The year of somebody's next admission to each kind of institution, the same for plans, chances and deadlines: a university
 *  after the last class, a college after class 9 or, later, after the last one, a school next autumn. Out of school it is the
 *  next autumn for all of them. */
export function admissionYears(person: Schooling, day: string): AdmissionYears {
  const next = schoolYearEnd(day)
  if (person.status !== 'PUPIL') return { UNIVERSITY: next, COLLEGE: next, SCHOOL: next }
  const leaves = (last: number) => leavingYear(person, last, day)
  const [first] = finalsAhead(person, day)
  return { UNIVERSITY: leaves(LAST_CLASS.school), COLLEGE: first?.year ?? next, SCHOOL: next }
}

/** A window of applications that comes round every year, as months and days `MM-DD`. */
export type YearlyWindow = { from: string | null; to: string }

/** The days of a window for the admission of `year`: closings from September on are of the autumn before the studies. */
export function windowOf({ from, to }: YearlyWindow, year: number): { from: string | null; to: string } {
  const closing = dayIn(to >= '09-01' ? year - 1 : year, to)
  const opens = from === null ? null : dayIn(yearOf(closing) - (from > to ? 1 : 0), from)
  return { from: opens, to: closing }
}

/** The first window from the admission of `year` on that has not closed before `day`. */
export function windowAhead(window: YearlyWindow, year: number, day: string): { from: string | null; to: string } {
  const first = windowOf(window, year)
  return first.to >= day ? first : windowAhead(window, year + 1, day)
}

function ageIn(dateOfBirth: string, day: string) {
  return ageOn(dateOfBirth, new Date(`${day}T00:00:00Z`))
}
