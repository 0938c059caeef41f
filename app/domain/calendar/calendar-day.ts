const calendar = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Almaty' })

/** The calendar day (YYYY-MM-DD) of an instant, as people in Kazakhstan see it. */
export function calendarDay(instant: Date): string {
  return calendar.format(instant)
}
