import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { comingDay } from './days.ts'

const noon = (day: string) => new Date(`${day}T07:00:00Z`)

describe('a day that comes round every year', () => {
  it.each([
    // [day, today, when it is]
    ['07-20', '2026-07-19', '2026-07-20'],
    ['07-20', '2026-07-20', '2026-07-20'],
    ['07-20', '2026-07-21', '2027-07-20'],
    ['01-10', '2026-12-31', '2027-01-10'],
    ['12-31', '2026-12-31', '2026-12-31'],
    ['01-01', '2026-12-31', '2027-01-01'],
  ])('%s, on %s, is %s', (day, today, coming) => expect(comingDay(day, day, noon(today))).toBe(coming))

  it.each([
    // [from, to, today, when it began or begins, when it ends]
    ['07-13', '07-20', '2026-07-01', '2026-07-13', '2026-07-20'],
    ['07-13', '07-20', '2026-07-15', '2026-07-13', '2026-07-20'],
    ['07-13', '07-20', '2026-07-20', '2026-07-13', '2026-07-20'],
    ['07-13', '07-20', '2026-07-21', '2027-07-13', '2027-07-20'],
    ['12-20', '01-10', '2026-11-22', '2026-12-20', '2027-01-10'],
    ['12-20', '01-10', '2026-12-25', '2026-12-20', '2027-01-10'],
    ['12-20', '01-10', '2027-01-10', '2026-12-20', '2027-01-10'],
    ['12-20', '01-10', '2027-01-11', '2027-12-20', '2028-01-10'],
  ])('the span from %s to %s, on %s, runs from %s to %s', (from, to, today, begins, ends) => {
    expect(comingDay(from, to, noon(today))).toBe(begins)
    expect(comingDay(to, to, noon(today))).toBe(ends)
  })

  it('is the last of February where the 29th is missing', () => {
    expect(comingDay('02-29', '02-29', noon('2028-01-01'))).toBe('2028-02-29')
    expect(comingDay('02-29', '02-29', noon('2028-02-29'))).toBe('2028-02-29')
    expect(comingDay('02-29', '02-29', noon('2027-02-28'))).toBe('2027-02-28')
    expect(comingDay('02-29', '02-29', noon('2026-03-01'))).toBe('2027-02-28')
    expect(comingDay('02-29', '03-10', noon('2027-03-05'))).toBe('2027-02-28')
  })

  it('is told by the calendars of Kazakhstan, where the day begins earlier', () => {
    expect(calendarDay(new Date('2026-07-20T12:00:00Z'))).toBe('2026-07-20')
    expect(calendarDay(new Date('2026-12-31T20:30:00Z'))).toBe('2027-01-01')
    expect(comingDay('07-20', '07-20', new Date('2026-07-20T20:30:00Z'))).toBe('2027-07-20')
    expect(comingDay('01-01', '01-01', new Date('2026-12-31T20:30:00Z'))).toBe('2027-01-01')
  })

  const days = fc
    .integer({ min: 0, max: 365 })
    .map(at => new Date(Date.UTC(2028, 0, 1 + at)).toISOString().slice(5, 10))
  const today = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2060-01-01'), noInvalidDate: true })

  it('is a day there is, not past, and within a year; a span ends after it began, and within a year', () => {
    fc.assert(
      fc.property(days, days, today, (from, to, now) => {
        const [begins, ends] = [comingDay(from, to, now), comingDay(to, to, now)]
        for (const day of [begins, ends]) expect(noon(day).toISOString().slice(0, 10)).toBe(day)
        const here = calendarDay(now)
        expect(ends >= here).toBe(true)
        expect(Date.parse(ends) - Date.parse(here)).toBeLessThan(366 * 86_400_000)
        expect(begins <= ends).toBe(true)
        expect(Date.parse(ends) - Date.parse(begins)).toBeLessThanOrEqual(366 * 86_400_000)
      }),
    )
  })
})
