/** Arithmetic on calendar days, YYYY-MM-DD. Days have no time or time zone; UTC is used for the calculation. */

const DAY_MS = 24 * 60 * 60 * 1000

const instant = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Adds days, or subtracts them if the number is negative. */
export function addDays(day: string, days: number): string {
  return dayOf(instant(day) + days * DAY_MS)
}

/** Adds months and keeps the day of the month. Falls back to the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return dayIn(Math.floor(month / 12), `${String((month % 12) + 1).padStart(2, '0')}-${day.slice(8)}`)
}

/** Number of days from one day to another: 1 from today to tomorrow, negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instant(to) - instant(from)) / DAY_MS)
}

export function laterOf(...days: [string, ...string[]]): string {
  return days.reduce((latest, day) => (day > latest ? day : latest))
}

export function earlierOf(...days: [string, ...string[]]): string {
  return days.reduce((earliest, day) => (day < earliest ? day : earliest))
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** The year in which the current school year ends. School years begin on 1 September. */
export function schoolYearEnd(day: string): number {
  return day.slice(5) >= '09-01' ? yearOf(day) + 1 : yearOf(day)
}

/** The day `MM-DD` in a year, or the last day of the month if the month is shorter. */
export function dayIn(year: number, day: string): string {
  const [month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${year}-${day.slice(0, 2)}-${String(Math.min(date, last)).padStart(2, '0')}`
}

/** Monday and Sunday of a day's week. */
export function weekOf(day: string): { from: string; to: string } {
  const sinceMonday = (new Date(instant(day)).getUTCDay() + 6) % 7
  const from = addDays(day, -sinceMonday)
  return { from, to: addDays(from, 6) }
}
