import { isEmptyRow, type Row, rowsOfText, textOfRows } from '#app/domain/text/row-text.ts'
import { type CollegeWindow, collegeWindows } from './college-window.ts'
import type { Texts } from './columns.ts'
import type { RowFault } from './requirement-rows.ts'

/** The parts of a deadline in a form; days as people write them, `25.06`. */
export const deadlineParts = ['from', 'to', 'window', 'ru', 'kk', 'en'] as const
type DeadlinePart = (typeof deadlineParts)[number]

/** Days as `MM-DD`, without a year: they come round every year. */
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

/** The deadlines of a form, or what is wrong with the first row in which something is. */
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

/** `25.6` or `25.06` as `06-25`; null for a day no year has. */
function dayOf(typed: string): string | null {
  const [, date, month] = /^(\d{1,2})\.(\d{1,2})\.?$/.exec(typed) ?? []
  if (!date || !month) return null
  const day = `${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  // A leap year has every day there is.
  const instant = new Date(`2024-${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(5, 10) === day ? day : null
}
