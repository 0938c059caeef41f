import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarDay } from './calendar-day.ts'

const ofIntl = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Almaty' })

it('a day begins at midnight in Kazakhstan, five hours ahead of UTC since 2024 and six before', () => {
  const days = ['2026-11-26T18:59:59.999Z', '2026-11-26T19:00:00Z', '2023-11-26T17:59:59.999Z', '2023-11-26T18:00:00Z']
  expect(days.map(instant => calendarDay(new Date(instant)))).toEqual([
    ...['2026-11-26', '2026-11-27'],
    ...['2023-11-26', '2023-11-27'],
  ])
})

it('is that of Intl for any instant, also when another of the same quarter of an hour was asked before', () => {
  const instants = fc.date({ min: new Date('1920-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 30 }), (instant, minutes) => {
      for (const one of [instant, new Date(instant.getTime() + minutes * 60_000)])
        expect(calendarDay(one)).toBe(ofIntl.format(one))
    }),
    { numRuns: 500 },
  )
})
