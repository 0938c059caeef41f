import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { instantOf } from '#app/domain/calendar/day-bounds.ts'
import { weekOf } from '#app/domain/calendar/days.ts'
import { enqueue } from '#app/domain/jobs/jobs.server.ts'
import { mendTimes } from '#app/domain/jobs/leases.server.ts'
import { areLinksChecked } from '#app/outside/links/check-link.server.ts'
import { usualTiming } from './timing.ts'

/** The hour in Kazakhstan from which people are told of a day. */
const MORNING = 8

/** Queues what is due by the clock: the housekeeping, the sums, the trends and what is popular in this hour, the norms and the check of addresses of
 *  this day; from the morning on what the day brings people, and on Mondays the week. Asked again, and by other processes
 *  too, each is done once. */
async function queueScheduled(now: Date) {
  const moment = now.toISOString()
  await enqueue({ kind: 'housekeeping', payload: {}, key: `housekeeping:${moment.slice(0, 13)}` })
  await enqueue({ kind: 'counts', payload: {}, key: `counts:${moment.slice(0, 13)}` })
  await enqueue({ kind: 'trends', payload: {}, key: `trends:${moment.slice(0, 13)}` })
  await enqueue({ kind: 'popular', payload: {}, key: `popular:${moment.slice(0, 13)}` })
  await enqueue({ kind: 'norms', payload: {}, key: `norms:${moment.slice(0, 10)}` })
  if (areLinksChecked()) await enqueue({ kind: 'links', payload: {}, key: `links:${moment.slice(0, 10)}` })
  const today = calendarDay(now)
  if (now < instantOf(`${today}T0${MORNING}:00`)) return
  await enqueue({ kind: 'deadlines', payload: { today }, key: `deadlines:${today}` })
  if (weekOf(today).from === today) await enqueue({ kind: 'week', payload: { monday: today }, key: `week:${today}` })
}

/** A schedule that may be asked every second: it writes once an hour, and when the clock was set. */
export function createSchedule({ leaseMs } = usualTiming) {
  let queuedFor = ''
  return async (now: Date) => {
    const hour = now.toISOString().slice(0, 13)
    if (hour === queuedFor) return
    await mendTimes(now, leaseMs)
    await queueScheduled(now)
    queuedFor = hour
  }
}
