import { calendarDay } from '#app/domain/calendar/calendar-day.ts'

const COMING_OF_AGE = 18

/** Checks whether a person is under 18, the age of majority in Kazakhstan. A person of unknown age is treated as a
 *  minor. */
export function isMinor(dateOfBirth: string | null, now: Date): boolean {
  return dateOfBirth === null || ageOn(dateOfBirth, new Date(`${calendarDay(now)}T00:00:00Z`)) < COMING_OF_AGE
}

/** Returns the age in whole years of a person born on `dateOfBirth` (YYYY-MM-DD) on a day, read in UTC. */
export function ageOn(dateOfBirth: string, day: Date): number {
  const [year = 0, month = 0, date = 0] = dateOfBirth.split('-').map(Number)
  const hadBirthday = day.getUTCMonth() + 1 > month || (day.getUTCMonth() + 1 === month && day.getUTCDate() >= date)
  return day.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}

/** Returns the latest date of birth (YYYY-MM-DD) of an adult. Comparing with it as text gives the same result as
 *  `isMinor`. */
export function lastBirthOfAdults(now: Date): string {
  const [year = '', ...day] = calendarDay(now).split('-')
  return [String(Number(year) - COMING_OF_AGE).padStart(4, '0'), ...day].join('-')
}
