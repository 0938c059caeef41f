import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn } from '#app/domain/calendar/days.ts'
import {
  admissionYears,
  classOf,
  finalsAhead,
  leavingYear,
  type Schooling,
  windowAhead,
  windowOf,
} from './schooling.ts'

function pupil(changes: Partial<Schooling> = {}): Schooling {
  return { status: 'PUPIL', year: 11, dateOfBirth: '2009-10-12', ...changes }
}

describe('The way through school', () => {
  it('ends in the June of class 11, whatever the season', () => {
    expect(leavingYear(pupil({ year: 8 }), 11, '2026-11-22')).toBe(2030)
    expect(leavingYear(pupil({ year: 8 }), 11, '2027-05-01')).toBe(2030)
    expect(leavingYear(pupil({ year: 11 }), 11, '2027-08-31')).toBe(2027)
    expect(leavingYear(pupil({ year: 12 }), 11, '2026-09-01')).toBe(2027)
    expect(leavingYear(pupil({ year: 9 }), 9, '2026-11-22')).toBe(2027)
  })

  it('is read from the age where no class is said', () => {
    expect(classOf(pupil({ year: null, dateOfBirth: '2012-03-01' }), '2026-11-22')).toBe(8)
    expect(classOf(pupil({ year: null, dateOfBirth: '2012-10-01' }), '2026-11-22')).toBe(7)
    expect(classOf(pupil({ year: null, dateOfBirth: null }), '2026-11-22')).toBe(10)
    expect(classOf(pupil({ year: null, dateOfBirth: '1990-01-01' }), '2026-11-22')).toBe(11)
  })

  it.each([
    // [class, years of the leaving exams still ahead]
    [8, [2028, 2030]],
    [9, [2027, 2029]],
    [10, [2028]],
    [11, [2027]],
  ])('from class %i leads to the leaving exams of %j', (year, years) =>
    expect(finalsAhead(pupil({ year }), '2026-11-22').map(finals => finals.year)).toEqual(years),
  )

  it('has no leaving exams for anybody out of it', () => {
    expect(finalsAhead({ status: 'STUDENT', year: 1, dateOfBirth: null }, '2026-11-22')).toEqual([])
  })
})

describe('The next admission', () => {
  it.each([
    // [status, class, day, university, college]
    ['PUPIL', 8, '2026-11-22', 2030, 2028],
    ['PUPIL', 9, '2026-11-22', 2029, 2027],
    ['PUPIL', 10, '2026-11-22', 2028, 2028],
    ['PUPIL', 11, '2026-11-22', 2027, 2027],
    ['PUPIL', 11, '2027-08-31', 2027, 2027],
    ['ALUMNI', null, '2026-08-31', 2026, 2026],
    ['ALUMNI', null, '2026-09-01', 2027, 2027],
    ['STUDENT', 2, '2027-01-01', 2027, 2027],
  ] as const)(
    'of a %s of year %s seen on %s is %i to a university and %i to a college',
    (status, year, day, ...years) => {
      const { UNIVERSITY, COLLEGE, SCHOOL } = admissionYears({ status, year, dateOfBirth: null }, day)
      expect([UNIVERSITY, COLLEGE]).toEqual(years)
      expect(SCHOOL).toBe(day >= '2026-09-01' ? 2027 : 2026)
    },
  )
})

describe('A window that comes round every year', () => {
  it.each([
    // [from, to, admission, opens, closes]
    ['07-13', '07-20', 2028, '2028-07-13', '2028-07-20'],
    [null, '07-20', 2028, null, '2028-07-20'],
    ['09-15', '11-01', 2028, '2027-09-15', '2027-11-01'],
    ['12-20', '01-10', 2028, '2027-12-20', '2028-01-10'],
    ['02-01', '02-29', 2027, '2027-02-01', '2027-02-28'],
  ])('from %s to %s belongs to the admission of %i from %s to %s', (from, to, year, opens, closes) =>
    expect(windowOf({ from, to }, year)).toEqual({ from: opens, to: closes }),
  )

  it('that has closed before the day is that of the next admission', () => {
    expect(windowAhead({ from: '09-15', to: '11-01' }, 2027, '2026-11-22')).toEqual({
      from: '2027-09-15',
      to: '2027-11-01',
    })
    expect(windowAhead({ from: null, to: '07-20' }, 2027, '2027-07-20').to).toBe('2027-07-20')
    expect(windowAhead({ from: null, to: '07-20' }, 2027, '2027-07-21').to).toBe('2028-07-20')
  })

  const monthAndDay = fc
    .date({ min: new Date('2027-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(5, 10))

  it('never closes before the day, and opens at most a year before it closes', () => {
    fc.assert(
      fc.property(
        monthAndDay,
        monthAndDay,
        fc.integer({ min: 2026, max: 2032 }),
        monthAndDay,
        (from, to, year, today) => {
          const day = dayIn(2027, today)
          const window = windowAhead({ from, to }, year, day)
          expect(window.to >= day).toBe(true)
          expect(window.from! <= window.to).toBe(true)
          expect(Date.parse(window.to) - Date.parse(window.from!)).toBeLessThanOrEqual(366 * 24 * 60 * 60 * 1000)
        },
      ),
    )
  })
})
