import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { instantOf } from '#app/domain/calendar/day-bounds.ts'
import { weekOf } from '#app/domain/calendar/days.ts'

/** The hour in Kazakhstan from which people are told of a day. */
const MORNING = 8

/** The jobs that are due by the clock, each with the key by which it is done once: the housekeeping, the sums, the trends and
 *  what is popular in this hour, the norms and the check of addresses of this day; from the morning on what the day brings
 *  people, and on Mondays the week. */
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
