import { ageOn } from '#app/domain/accounts/age.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { dayIn, schoolYearEnd, yearOf } from '#app/domain/calendar/days.ts'
import type { InstitutionType } from '#app/domain/institutions/vocabulary.ts'

/** A person's stage of education. All days are plain calendar days, YYYY-MM-DD. */
export type Schooling = {
  status: Status | null
  /** School class of a pupil or year of study of a student; null when unknown or not applicable. */
  year: number | null
  dateOfBirth: string | null
}

/** Compulsory schooling ends with class 9, after which colleges admit; school ends with class 11. */
export const LAST_CLASS = { college: 9, school: 11 } as const

/** Class assumed when both class and age are unknown: the one in which most pupils begin to choose. */
const USUAL_CLASS = 10

/** Returns the class of a pupil, 1–11: the stated one (class 12 counts as 11), otherwise the age in September minus
 *  six. */
export function classOf({ year, dateOfBirth }: Schooling, day: string): number {
  const guessed = dateOfBirth === null ? USUAL_CLASS : ageIn(dateOfBirth, dayIn(schoolYearEnd(day) - 1, '09-01')) - 6
  return Math.max(1, Math.min(LAST_CLASS.school, year ?? guessed))
}

/** Checks whether a person is a pupil of class 9 or below, who can still go to a college after class 9. */
export function isBeforeTen(person: Schooling, day: string): boolean {
  return person.status === 'PUPIL' && classOf(person, day) <= LAST_CLASS.college
}

/** Returns the year in which a pupil leaves the class `last`. For a pupil in it or beyond, the year in which this
 *  school year ends. */
export function leavingYear(person: Schooling, last: number, day: string): number {
  return schoolYearEnd(day) + Math.max(0, last - classOf(person, day))
}

/** Returns the school leaving exams (after class 9 and class 11) a pupil has still to sit, nearest first. Empty for
 *  everyone else. */
export function finalsAhead(person: Schooling, day: string): { class: number; year: number }[] {
  if (person.status !== 'PUPIL') return []
  const classes = [LAST_CLASS.college, LAST_CLASS.school].filter(last => classOf(person, day) <= last)
  return classes.map(last => ({ class: last, year: leavingYear(person, last, day) }))
}

export type AdmissionYears = Record<InstitutionType, number>

/** Returns the year of a person's next admission to each kind of institution; plans, chances and deadlines all use it.
 *  For a pupil: a university after class 11, a college after class 9 or, when that is over, after class 11, a school
 *  next autumn. For everyone else it is the coming autumn. */
export function admissionYears(person: Schooling, day: string): AdmissionYears {
  const next = schoolYearEnd(day)
  if (person.status !== 'PUPIL') return { UNIVERSITY: next, COLLEGE: next, SCHOOL: next }
  const leaves = (last: number) => leavingYear(person, last, day)
  const [first] = finalsAhead(person, day)
  return { UNIVERSITY: leaves(LAST_CLASS.school), COLLEGE: first?.year ?? next, SCHOOL: next }
}

/** A yearly application window, as month and day `MM-DD`. */
export type YearlyWindow = { from: string | null; to: string }

/** Returns the days of a window for the admission of `year`. A window that closes in September or later lies in the
 *  autumn before the studies begin. */
export function windowOf({ from, to }: YearlyWindow, year: number): { from: string | null; to: string } {
  const closing = dayIn(to >= '09-01' ? year - 1 : year, to)
  const opens = from === null ? null : dayIn(yearOf(closing) - (from > to ? 1 : 0), from)
  return { from: opens, to: closing }
}

/** Returns the first window, from the admission of `year` on, that closes on or after `day`. */
export function windowAhead(window: YearlyWindow, year: number, day: string): { from: string | null; to: string } {
  const first = windowOf(window, year)
  return first.to >= day ? first : windowAhead(window, year + 1, day)
}

function ageIn(dateOfBirth: string, day: string) {
  return ageOn(dateOfBirth, new Date(`${day}T00:00:00Z`))
}
