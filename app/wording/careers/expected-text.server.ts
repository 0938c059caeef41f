import type { PlanFacts } from '#app/domain/roadmaps/plan-rows.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Lists the events whose dates are not published yet; `null` when all are. */
export function expectedText(events: PlanFacts['expected'], { t }: Reader<'roadmap'>): string | null {
  if (events.length === 0) return null
  return events.map(event => t(`event.${event}`)).join(', ')
}
