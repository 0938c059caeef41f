import { LAST_CLASS } from '#app/domain/academic/schooling.ts'
import { dayIn } from '#app/domain/calendar/days.ts'
import type { CalendarEvent } from './vocabulary.ts'

/** What is known of an event: its days `MM-DD` in the year `year`, until newer ones are published. */
export type CalendarRow = {
  event: CalendarEvent
  year: number
  from: string
  to: string
  /** When one registers; days that come after `from` are of the year before. */
  registerFrom?: string | null
  registerTo?: string | null
  /** Not sure even for `year`: reckoned from earlier years, or only anticipated. */
  expected: boolean
}

/** One time an event comes round, in calendar days. */
export type Occurrence = {
  event: CalendarEvent
  register: { from: string; to: string } | null
  from: string
  to: string
  /** Its days are not published: another year's are taken. */
  expected: boolean
}

/** Every time an event begins in a year, the earliest first. Days not published for that year are those of the nearest year
 *  that has them; sittings of one event are told apart by the month they begin in. */
export function occurrencesIn(calendar: readonly CalendarRow[], event: CalendarEvent, year: number): Occurrence[] {
  const rows = calendar.filter(row => row.event === event)
  const sittings = [...new Set(rows.map(sittingOf))].sort()
  return sittings.map(sitting => {
    const known = rows.filter(row => sittingOf(row) === sitting)
    return occurrenceOf(
      known.reduce((nearest, row) => (nearer(row, nearest, year) ? row : nearest)),
      year,
    )
  })
}

const sittingOf = ({ from }: CalendarRow) => from.slice(0, 2)

/** A year that has passed is nearer than one that lies as far ahead. */
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

/** The final exams a class ends with: class 9 is through a week before class 11. */
export function finalsOf(last: number): CalendarEvent {
  return last <= LAST_CLASS.college ? 'SCHOOL_FINALS_9' : 'SCHOOL_FINALS_11'
}

/** The last day on which one can still get in: where one registers the end of that, otherwise its own end. */
export function closes({ register, to }: Occurrence): string {
  return register?.to ?? to
}
