import { ageOn } from '#app/domain/accounts/age.ts'
import { schoolYearEnd } from '#app/domain/calendar/days.ts'
import type { Situation } from './plan.ts'

/** How far ahead the turning points after school lie. */

/** Up to this age somebody who has left school is taken to have no degree yet. */
const SCHOOL_LEAVER_AT_MOST = 20

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
