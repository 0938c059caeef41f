import { isPlainDate } from '#app/domain/calendar/plain-date.ts'
import { months } from './words.ts'

/** Reasons to refuse a date: not a date, not in the calendar, or ambiguous. */
export type DateRefusal = 'dateUnread' | 'dateNone' | 'dateTwofold'

const DAY_MS = 24 * 60 * 60 * 1000

/** Reads a date in the formats found in lists: `2010-03-14`, `14.03.2010`, `14/3/2010`, `14 03 2010`, `14 марта 2010`,
 *  or a spreadsheet's serial number. `3/14/2010` can only be 14 March; `3/4/2010` is ambiguous and refused. */
export function readDate(text: string, from1904: boolean): { date: string } | { refusal: DateRefusal } {
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return real(iso[1]!, iso[2]!, iso[3]!)
  const dotted = /^(\d{1,2})([. -])(\d{1,2})\2(\d{4})(?:\s*(?:г|ж)\.?)?$/.exec(text)
  if (dotted) return real(dotted[4]!, dotted[3]!, dotted[1]!)
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  if (slashed) return eitherWay(Number(slashed[1]), Number(slashed[2]), slashed[3]!)
  const worded = /^(\d{1,2})\s+(\p{L}{3,})\s+(\d{4})/u.exec(text.toLowerCase())
  if (worded) {
    const month = months.findIndex(stems => stems.some(stem => worded[2]!.startsWith(stem))) + 1
    return month === 0 ? { refusal: 'dateUnread' } : real(worded[3]!, String(month), worded[1]!)
  }
  // Serial numbers from 1923 to 2036 (1927 to 2040 when counted from 1904); others are no date of birth of a living
  // person.
  if (/^\d{5}$/.test(text) && Number(text) >= 8_500 && Number(text) < 50_000) return ofSerial(Number(text), from1904)
  return { refusal: 'dateUnread' }
}

function eitherWay(first: number, second: number, year: string) {
  if (first > 12 || first === second) return real(year, String(second), String(first))
  return second > 12 ? real(year, String(first), String(second)) : { refusal: 'dateTwofold' as const }
}

function real(year: string, month: string, day: string) {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDate(date) ? { date } : { refusal: 'dateNone' as const }
}

/** Converts a serial number: days since 1900, where spreadsheets count a non-existent 29 February 1900, or since 1904. */
function ofSerial(serial: number, from1904: boolean) {
  const days = from1904 ? serial : serial - 1
  const first = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 31)
  return { date: new Date(first + days * DAY_MS).toISOString().slice(0, 10) }
}
