import type { PlanFacts } from '#app/domain/roadmaps/plan-rows.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'

/** The events whose days are not published yet, in words; null when all are. */
export function expectedText(events: PlanFacts['expected'], language: Language): string | null {
  if (events.length === 0) return null
  const t = translatorOf(language, 'roadmap')
  return events.map(event => t(`event.${event}`)).join(', ')
}
