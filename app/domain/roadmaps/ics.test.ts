import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCalendar } from './ics.ts'

const now = new Date('2026-11-22T06:30:15.123Z')
const entry = {
  id: 'task1',
  day: '2026-12-31',
  summary: 'Зарегистрироваться на ЕНТ',
  description: '',
  url: 'https://bagdar.kz/p',
}
const write = (changes: Partial<typeof entry>, name = 'Бағдар') =>
  writeCalendar([{ ...entry, ...changes }], { name, now })
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('A plan as a calendar', () => {
  it('has whole days with a reminder two days before', () => {
    expect(unfolded(write({}))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Bagdar//Plans//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Бағдар',
      'BEGIN:VEVENT',
      'UID:task1@bagdar',
      'DTSTAMP:20261122T063015Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Зарегистрироваться на ЕНТ',
      'URL:https://bagdar.kz/p',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Зарегистрироваться на ЕНТ',
      'TRIGGER:-P2D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('escapes what has a meaning in the format', () => {
    expect(write({ description: 'a;b,c\\d\r\ne' })).toContain('DESCRIPTION:a\\;b\\,c\\\\d\\ne\r\n')
  })

  it('has lines of at most 75 octets and tears no letter, whatever is written', () => {
    const texts = fc.string({ unit: fc.constantFrom('ә', 'Қ', 'a', ' ', '😀', ';', '\n', '日'), maxLength: 300 })
    fc.assert(
      fc.property(texts, texts, (summary, description) => {
        const text = write({ summary, description })
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n\uFFFD]/)
        }
        const read = unfolded(text)
          .find(line => line.startsWith('SUMMARY:'))!
          .slice(8)
        expect(read.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))).toBe(summary)
      }),
    )
  })

  it('is empty and valid without anything to do', () => {
    expect(writeCalendar([], { name: 'x', now })).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
  })
})
