import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addCounts, type CountOfDay } from './daily-counts.server.ts'
import { type PageAsked, Visits, type VisitOver } from './visits.ts'

const visits = new Visits()
/** Visits that are over but not stored yet. */
let waiting: VisitOver[] = []

/** Records a page view in memory, without writing to the database. */
export function notePage(asked: PageAsked): void {
  visits.note(asked)
}

/** Stores the visits that are over at `now`, or all of them without `now`. Visits that could not be stored are kept for
 *  the next call. */
export async function keepVisits(now?: number): Promise<void> {
  waiting.push(...visits.takeOver(now))
  const taken = waiting
  waiting = []
  try {
    await addCounts(sumsOf(taken))
  } catch (error) {
    waiting = [...taken, ...waiting]
    throw error
  }
}

function sumsOf(over: readonly VisitOver[]): CountOfDay[] {
  const sums = new Map<string, CountOfDay>()
  for (const { lastAt, language, seenWith } of over) {
    const day = calendarDay(new Date(lastAt))
    for (const [measure, scope] of [
      ['visits.language', language],
      ['visits.script', seenWith],
    ] as const) {
      const key = `${day} ${measure} ${scope}`
      const count = (sums.get(key)?.count ?? 0) + 1
      sums.set(key, { day, measure, scope, count })
    }
  }
  return [...sums.values()]
}
