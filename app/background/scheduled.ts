import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { instantOf } from '#app/domain/calendar/day-bounds.ts'
import { weekOf } from '#app/domain/calendar/days.ts'

/** Hour in Kazakhstan from which notifications of a day are sent. */
const MORNING = 8

/** The scheduled jobs that are due, with keys that make each run once: every hour the housekeeping, sums, trends and
 *  popular projects; every day the norms and the link check; from the morning on the deadlines, and on Mondays the
 *  week. */
export function scheduledAt(now: Date) {
  const moment = now.toISOString()
  const [hour, day] = [moment.slice(0, 13), moment.slice(0, 10)]
  const today = calendarDay(now)
  const isMorning = now >= instantOf(`${today}T0${MORNING}:00`)
  const isMonday = weekOf(today).from === today
  return [
    ...(['housekeeping', 'counts', 'trends', 'popular'] as const).map(kind => ({
      kind,
      payload: {},
      key: `${kind}:${hour}`,
    })),
    ...(['norms', 'links'] as const).map(kind => ({ kind, payload: {}, key: `${kind}:${day}` })),
    ...(isMorning ? [{ kind: 'deadlines' as const, payload: { today }, key: `deadlines:${today}` }] : []),
    ...(isMorning && isMonday ? [{ kind: 'week' as const, payload: { monday: today }, key: `week:${today}` }] : []),
  ]
}
