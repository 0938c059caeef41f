import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import type { CalendarRow } from './exam-calendar.ts'
import type { CalendarEvent } from './vocabulary.ts'

/** Returns the calendar of exams, registrations and application windows that plans follow. */
export const findExamCalendar = cached(async (): Promise<CalendarRow[]> => {
  const rows = await db.examDate.findMany({
    orderBy: [{ year: 'asc' }, { from: 'asc' }, { id: 'asc' }],
    omit: { id: true, source: true },
  })
  return rows.map(({ event, ...days }) => ({ ...days, event: event as CalendarEvent }))
})

/** Returns the sources of the calendar, each once. */
export const listCalendarSources = cached(async (language: Language): Promise<string[]> => {
  const rows = await db.examDate.findMany({ orderBy: { id: 'asc' }, select: { source: true } })
  return [...new Set(rows.map(({ source }) => inLanguage(source, language).text))].sort()
})
