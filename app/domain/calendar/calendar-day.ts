const calendar = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Almaty' })

/** Cache of calendar days by quarter of an hour. A page with ten posts needs twenty days, and `Intl` is slow. */
const days = new Map<number, string>()
const KEPT = 2000
/** Since 1970 the offset of Kazakhstan from UTC has been whole hours, so a day always starts with a quarter of an hour. */
const QUARTER_MS = 15 * 60_000

/** The calendar day (YYYY-MM-DD) of an instant in Kazakhstan. */
export function calendarDay(instant: Date): string {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS)
  const known = days.get(quarter)
  if (known !== undefined) return known
  const day = calendar.format(instant)
  if (days.size >= KEPT) days.clear()
  if (quarter >= 0) days.set(quarter, day)
  return day
}
