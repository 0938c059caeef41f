import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '#tests/world/text.ts'
import { ageOn, isMinor, lastBirthOfAdults } from './age.ts'
import { isPlainDate } from '#app/domain/calendar/plain-date.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)

describe('an age', () => {
  it.each([
    ['2010-05-05', '2026-05-04', 15],
    ['2010-05-05', '2026-05-05', 16],
    ['2010-05-05', '2026-05-06', 16],
    ['2010-05-05', '2026-04-30', 15],
    ['2010-05-05', '2026-06-01', 16],
    ['2010-12-31', '2027-01-01', 16],
    ['2011-01-01', '2026-12-31', 15],
    ['2026-11-20', '2026-11-20', 0],
    ['1926-11-20', '2026-11-20', 100],
  ])('of somebody born %s is on %s %i', (born, on, years) => expect(ageOn(born, day(on))).toBe(years))

  it('grows on 1 March for somebody born on 29 February, except in leap years', () => {
    expect(ageOn('2008-02-29', day('2026-02-28'))).toBe(17)
    expect(ageOn('2008-02-29', day('2026-03-01'))).toBe(18)
    expect(ageOn('2008-02-29', day('2028-02-28'))).toBe(19)
    expect(ageOn('2008-02-29', day('2028-02-29'))).toBe(20)
  })

  it('grows at midnight and not at the hour of birth', () => {
    expect(ageOn('2010-05-05', new Date('2026-05-04T23:59:59.999Z'))).toBe(15)
    expect(ageOn('2010-05-05', new Date('2026-05-05T00:00:00.000Z'))).toBe(16)
  })

  it('is below nought for somebody who is not born yet', () => {
    expect(ageOn('2026-11-21', day('2026-11-20'))).toBe(-1)
    expect(ageOn('2027-11-20', day('2026-11-20'))).toBe(-1)
  })

  it('is n on the n-th birthday and n − 1 the day before', () => {
    const birthday = fc.record({ month: fc.integer({ min: 1, max: 12 }), date: fc.integer({ min: 1, max: 28 }) })
    const year = fc.integer({ min: 1900, max: 2030 })
    fc.assert(
      fc.property(year, birthday, fc.integer({ min: 0, max: 120 }), (born, { month, date }, n) => {
        const two = (value: number) => String(value).padStart(2, '0')
        const text = `${born}-${two(month)}-${two(date)}`
        expect(ageOn(text, new Date(Date.UTC(born + n, month - 1, date)))).toBe(n)
        expect(ageOn(text, new Date(Date.UTC(born + n, month - 1, date - 1)))).toBe(n - 1)
      }),
    )
  })

  it('never falls as days go by', () => {
    const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, instant, fc.nat(4e9), (born, at, later) => {
        const text = born.toISOString().slice(0, 10)
        expect(ageOn(text, new Date(at.getTime() + later))).toBeGreaterThanOrEqual(ageOn(text, at))
      }),
    )
  })
})

describe('the last birth of those who are of age', () => {
  it('says as text what is said of each, on every day', () => {
    const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    const born = fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, born, (now, birth) => {
        const dateOfBirth = birth.toISOString().slice(0, 10)
        expect(dateOfBirth <= lastBirthOfAdults(now)).toBe(!isMinor(dateOfBirth, now))
      }),
    )
    for (const dateOfBirth of ['2008-02-28', '2008-02-29', '2008-03-01'])
      for (const on of ['2026-02-28', '2026-03-01', '2028-02-29'])
        expect(dateOfBirth <= lastBirthOfAdults(day(on)), `${dateOfBirth} on ${on}`).toBe(
          !isMinor(dateOfBirth, day(on)),
        )
  })
})

describe('a plain date', () => {
  it.each(['2010-05-05', '2024-02-29', '2000-02-29', '1999-12-31', '2026-01-01'])('is %s', text =>
    expect(isPlainDate(text)).toBe(true),
  )

  it.each([
    '',
    '2023-02-29',
    '1900-02-29',
    '2010-02-30',
    '2010-04-31',
    '2010-13-01',
    '2010-00-10',
    '2010-10-00',
    '2010-1-1',
    '10-10-2010',
    '10.10.2010',
    '2010/10/10',
    '20101010',
    ' 2010-10-10',
    '2010-10-10 ',
    '2010-10-10\n',
    '2010-10-10T00:00:00Z',
    '+002010-10-10',
    '-2010-10-10',
    '12010-10-10',
    '２０１０-１０-１０',
    'today',
    '2010-10-10\u0000',
  ])('is not %j', text => expect(isPlainDate(text)).toBe(false))

  it('is every day of the calendar and nothing past the end of its month', () => {
    const month = fc.record({ year: fc.integer({ min: 1000, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) })
    fc.assert(
      fc.property(month, fc.integer({ min: 1, max: 99 }), ({ year, month }, date) => {
        const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
        const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!
        const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
        expect(isPlainDate(text)).toBe(date <= days)
      }),
    )
  })

  it('is asked of any text without an exception', () => {
    fc.assert(fc.property(anyText(), text => typeof isPlainDate(text) === 'boolean'))
  })
})
