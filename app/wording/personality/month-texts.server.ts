import type { Sheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addDays } from '#app/domain/calendar/days.ts'
import { dayOfYearText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

const FOUR_WEEKS = 28

/** The steps of the first month, spread evenly over the four weeks after the analysis. */
export function monthTexts({ month, completedAt }: Sheet, { language }: Reader<'sheet'>) {
  const start = calendarDay(new Date(completedAt))
  return month.map(({ title, text }, at) => {
    const on = addDays(start, Math.round(((at + 1) * FOUR_WEEKS) / month.length))
    return { id: `${at}`, on, date: dayOfYearText(undefined, on.slice(5), language), title, text }
  })
}
