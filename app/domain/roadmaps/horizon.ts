import { ageOn } from '#app/domain/accounts/age.ts'
import { dayIn, yearOf } from './days-ahead.ts'
import type { Situation } from './plan.ts'

/** How far ahead the turning points of somebody's schooling lie. */

/** Compulsory schooling ends with class 9, after which a college is open; school ends with class 11. */
export const LAST_CLASS = { college: 9, school: 11 } as const

/** A person whose class and age are unknown is taken to be in the class in which most begin to choose. */
const USUAL_CLASS = 10

/** Up to this age somebody who has left school is taken to have no degree yet. */
const SCHOOL_LEAVER_AT_MOST = 20

/** The year in which the running school year ends; a new one begins on 1 September. */
export function schoolYearEnd(day: string): number {
  return day.slice(5) >= '09-01' ? yearOf(day) + 1 : yearOf(day)
}

/** The class of a pupil, 1–11: as said (a twelfth class is the last one, too), or age in September less six. */
export function classOf({ year, dateOfBirth }: Situation, day: string): number {
  const guessed = dateOfBirth === null ? USUAL_CLASS : ageIn(dateOfBirth, dayIn(schoolYearEnd(day) - 1, '09-01')) - 6
  return Math.max(1, Math.min(LAST_CLASS.school, year ?? guessed))
}

/** The year in which a pupil leaves the class `last`; this school year's end for a pupil in it or beyond. */
export function leavingYear(situation: Situation, last: number, day: string): number {
  return schoolYearEnd(day) + Math.max(0, last - classOf(situation, day))
}

/** The year in which a student graduates from studies of so many years; a student of unknown year is taken to be half
 *  way through. */
export function graduationYear({ year }: Situation, years: number, day: string): number {
  return schoolYearEnd(day) + Math.max(0, years - (year ?? Math.ceil(years / 2)))
}

/** Somebody out of school who is so young that a first degree still lies ahead. */
export function isSchoolLeaver({ status, dateOfBirth }: Situation, day: string): boolean {
  const isOut = status === 'ALUMNI' || status === 'EMPLOYED'
  return isOut && dateOfBirth !== null && ageIn(dateOfBirth, day) <= SCHOOL_LEAVER_AT_MOST
}

/** Whether somebody is younger than 18 on a day. A pupil or student who has not said is treated as a minor, somebody who
 *  works or has graduated is not. */
export function isMinorOn({ status, dateOfBirth }: Situation, day: string): boolean {
  if (status === 'EMPLOYED' || status === 'ALUMNI') return false
  return dateOfBirth === null ? status === 'PUPIL' : ageIn(dateOfBirth, day) < 18
}

function ageIn(dateOfBirth: string, day: string) {
  return ageOn(dateOfBirth, new Date(`${day}T00:00:00Z`))
}
