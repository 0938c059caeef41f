import { LAST_CLASS } from '#app/domain/academic/schooling.ts'
import { dayIn } from '#app/domain/calendar/days.ts'
import type { CalendarEvent } from './vocabulary.ts'

/** Days of an event as `MM-DD` in `year`. They are reused for later years until newer ones are published. */
export type CalendarRow = {
  event: CalendarEvent
  year: number
  from: string
  to: string
  /** Registration window; days after `from` belong to the year before. */
  registerFrom?: string | null
  registerTo?: string | null
  /** Whether the days are only an estimate even for `year`. */
  expected: boolean
}

/** One occurrence of an event, in calendar days. */
export type Occurrence = {
  event: CalendarEvent
  register: { from: string; to: string } | null
  from: string
  to: string
  /** Whether the days are not published, but estimated or taken from another year. */
  expected: boolean
}

/** Returns all occurrences of an event in a year, the earliest first. Days not published for the year are taken from
 *  the nearest year that has them. Where a year has several sittings of an event, they are distinguished by the month
 *  they begin in; an event held once a year may move to another month. */
export function occurrencesIn(calendar: readonly CalendarRow[], event: CalendarEvent, year: number): Occurrence[] {
  const rows = calendar.filter(row => row.event === event)
  const isYearly = new Set(rows.map(row => row.year)).size === rows.length
  const sittingOf = ({ from }: CalendarRow) => (isYearly ? '' : from.slice(0, 2))
  const sittings = [...new Set(rows.map(sittingOf))].sort()
  return sittings.map(sitting => {
    const known = rows.filter(row => sittingOf(row) === sitting)
    return occurrenceOf(
      known.reduce((nearest, row) => (nearer(row, nearest, year) ? row : nearest)),
      year,
    )
  })
}

/** At equal distance a past year is nearer than a future one. */
function nearer(row: CalendarRow, than: CalendarRow, year: number) {
  const far = (one: CalendarRow) => Math.abs(one.year - year) + (one.year > year ? 0.5 : 0)
  return far(row) < far(than)
}

function occurrenceOf({ event, from, to, registerFrom, registerTo, ...row }: CalendarRow, year: number): Occurrence {
  const registered = (day: string) => dayIn(day > from ? year - 1 : year, day)
  return {
    event,
    register: registerFrom && registerTo ? { from: registered(registerFrom), to: registered(registerTo) } : null,
    from: dayIn(year, from),
    to: dayIn(year, to),
    expected: row.expected || row.year !== year,
  }
}

/** Returns the final exams of a class. Class 9 has its finals a week before class 11. */
export function finalsOf(last: number): CalendarEvent {
  return last <= LAST_CLASS.college ? 'SCHOOL_FINALS_9' : 'SCHOOL_FINALS_11'
}

/** Returns the last day to enter: the end of registration, or the last day of the event where there is none. */
export function closes({ register, to }: Occurrence): string {
  return register?.to ?? to
}
