import type { Db } from '#app/database/client.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addCounts } from '#app/domain/sums/daily-counts.server.ts'

/** Saves that a person was active today. The first activity of a day counts in the daily active people, unless the
 *  person `works` here: staff of an organisation or administrators of the site. */
export async function noteSeen(person: { id: string; works: boolean }, client: Db, now: Date): Promise<void> {
  const today = calendarDay(now)
  const { count } = await client.user.updateMany({
    where: { id: person.id, OR: [{ lastSeenOn: null }, { lastSeenOn: { lt: today } }] },
    data: { lastSeenOn: today },
  })
  if (count > 0 && !person.works) await addCounts([{ day: today, measure: 'people.active', count }], client)
}
