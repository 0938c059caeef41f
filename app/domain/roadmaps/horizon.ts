import { ageOn } from '#app/domain/accounts/age.ts'
import { schoolYearEnd } from '#app/domain/calendar/days.ts'
import type { Situation } from './plan.ts'

/** Dates of graduation and of coming of age. */

/** People out of school up to this age are assumed to have no degree yet. */
const SCHOOL_LEAVER_AT_MOST = 20

/** Returns the year in which a student graduates from studies of `years` years. Without a known year of study, they are
 *  assumed to be half way through. */
export function graduationYear({ year }: Situation, years: number, day: string): number {
  return schoolYearEnd(day) + Math.max(0, years - (year ?? Math.ceil(years / 2)))
}

/** Checks whether a person is out of school and young enough to begin a first degree. */
export function isSchoolLeaver({ status, dateOfBirth }: Situation, day: string): boolean {
  const isOut = status === 'ALUMNI' || status === 'EMPLOYED'
  return isOut && dateOfBirth !== null && ageIn(dateOfBirth, day) <= SCHOOL_LEAVER_AT_MOST
}

/** Checks whether a person is younger than 18 on a day. With no date of birth, pupils count as minors and students do
 *  not; graduates and people who work never do. */
export function isMinorOn({ status, dateOfBirth }: Situation, day: string): boolean {
  if (status === 'EMPLOYED' || status === 'ALUMNI') return false
  return dateOfBirth === null ? status === 'PUPIL' : ageIn(dateOfBirth, day) < 18
}

function ageIn(dateOfBirth: string, day: string) {
  return ageOn(dateOfBirth, new Date(`${day}T00:00:00Z`))
}
