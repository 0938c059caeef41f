import { addDays, dayIn, yearOf } from '#app/domain/calendar/days.ts'

/** Returns the dates (YYYY-MM-DD) of yearly days (`MM-DD`) from `today` up to `days` days later, each once. */
export function daysAhead(ends: readonly string[], today: string, days: number): string[] {
  const last = addDays(today, days)
  const years = [...new Set([yearOf(today), yearOf(last)])]
  const dates = ends.flatMap(end => years.map(year => dayIn(year, end)))
  return [...new Set(dates)].filter(date => date >= today && date <= last).toSorted()
}
