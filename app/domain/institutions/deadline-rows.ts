import { isEmptyRow, type Row, rowsOfText, textOfRows } from '#app/domain/text/row-text.ts'
import { type CollegeWindow, collegeWindows } from './college-window.ts'
import type { Texts } from './columns.ts'
import type { RowFault } from './requirement-rows.ts'

/** Parts of a deadline in a form. Days are typed as `25.06`. */
export const deadlineParts = ['from', 'to', 'window', 'ru', 'kk', 'en'] as const
type DeadlinePart = (typeof deadlineParts)[number]

/** `from` and `to` are `MM-DD`, without a year: deadlines recur every year. */
export type Deadline = {
  from?: string
  to: string
  window?: CollegeWindow
  text: Texts
}

export function deadlinesText(deadlines: readonly Deadline[]): string {
  return textOfRows(
    deadlineParts,
    deadlines.map(({ from, to, window = '', text: { ru, kk, en } }) => {
      return { from: from ? typedDay(from) : '', to: typedDay(to), window, ru, kk, en }
    }),
  )
}

/** Parses the deadlines of a form, or returns the fault of the first invalid row. */
export function readDeadlines(text: string): Deadline[] | RowFault {
  const read: Deadline[] = []
  for (const [at, row] of rowsOfText(deadlineParts, text).entries()) {
    if (isEmptyRow(row)) continue
    const deadline = readDeadline(row)
    if (typeof deadline === 'string') return { key: deadline, row: at + 1 }
    read.push(deadline)
  }
  return read
}

const LONGEST = 300

function readDeadline({ from, to, window, ru, kk, en }: Row<DeadlinePart>): Deadline | string {
  const [first, last] = [from === '' ? null : dayOf(from), dayOf(to)]
  if (last === null || (from !== '' && first === null)) return 'rowDay'
  const known = collegeWindows.find(one => one === window)
  if (window !== '' && !known) return 'rowWindow'
  if (!ru || !kk || !en) return 'rowThreeLanguages'
  if ([ru, kk, en].some(words => words.length > LONGEST)) return 'rowLong'
  return { ...(first !== null && { from: first }), to: last, ...(known && { window: known }), text: { ru, kk, en } }
}

function typedDay(day: string): string {
  const [month = '', date = ''] = day.split('-')
  return `${date}.${month}`
}

/** Parses `25.6` or `25.06` into `06-25`; null for a day that does not exist. */
function dayOf(typed: string): string | null {
  const [, date, month] = /^(\d{1,2})\.(\d{1,2})\.?$/.exec(typed) ?? []
  if (!date || !month) return null
  const day = `${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  // A leap year, so that 29 February is valid.
  const instant = new Date(`2024-${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(5, 10) === day ? day : null
}
