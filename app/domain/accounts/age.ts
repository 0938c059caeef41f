const COMING_OF_AGE = 18

/** Younger than 18, the age of majority in Kazakhstan. Who has not said their age yet is treated as a minor. */
export function isMinor(dateOfBirth: string | null, now: Date): boolean {
  return dateOfBirth === null || ageOn(dateOfBirth, dayInKazakhstan(now)) < COMING_OF_AGE
}

/** The calendar day it is in Kazakhstan (one time zone, UTC+5, since 1 March 2024), as midnight UTC of that day. */
function dayInKazakhstan(now: Date): Date {
  const there = new Date(now.getTime() + 5 * 60 * 60 * 1000)
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()))
}

/** Whole years between a plain date of birth (YYYY-MM-DD) and a day, as people count birthdays. */
export function ageOn(dateOfBirth: string, day: Date): number {
  const [year = 0, month = 0, date = 0] = dateOfBirth.split('-').map(Number)
  const hadBirthday = day.getUTCMonth() + 1 > month || (day.getUTCMonth() + 1 === month && day.getUTCDate() >= date)
  return day.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}

/** Whether a text is a real calendar day written YYYY-MM-DD. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
