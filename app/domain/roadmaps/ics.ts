import { addDays } from '#app/domain/calendar/days.ts'

/** An all-day entry of a calendar, in the reader's language. */
export type CalendarEntry = { id: string; day: string; summary: string; description: string; url: string }

/** Maximum octets of a line without its line break; longer lines are folded (RFC 5545, 3.1). */
const OCTETS_OF_LINE = 75

/** Writes an iCalendar file (RFC 5545): all-day entries, each with a reminder two days before. `now` is an instant; the
 *  days carry no time zone. */
export function writeCalendar(entries: readonly CalendarEntry[], { name, now }: { name: string; now: Date }): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bagdar//Plans//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(entry => linesOf(entry, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

function linesOf({ id, day, summary, description, url }: CalendarEntry, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@bagdar`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `URL:${url}`,
    // Does not mark the day as busy.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:-P2D',
    'END:VALARM',
    'END:VEVENT',
  ]
}

const compact = (day: string) => day.replaceAll('-', '')

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, character => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n')
}

const octetsOf = new TextEncoder()

/** Folds a line between characters, so that no multi-byte character is split. The space that begins a continuation
 *  counts as an octet. */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = octetsOf.encode(character).length
    if (octets + size > OCTETS_OF_LINE) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
