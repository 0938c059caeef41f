import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addCounts, type CountOfDay } from './daily-counts.server.ts'
import { type PageAsked, Visits, type VisitOver } from './visits.ts'

const visits = new Visits()
/** What is over and not written down yet. */
let waiting: VisitOver[] = []

/** Notes a page in memory; nothing is written. */
export function notePage(asked: PageAsked): void {
  visits.note(asked)
}

/** Writes down the visits that are over; all of them where no time is given. What cannot be written waits for the next
 *  time. */
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
