import { describe, expect, it } from 'vitest'
import { currentYear, statedYear } from './stated-year.ts'

describe('A class or year of study', () => {
  it.each([
    // [status, stated year, stated on, day, year on that day]
    ['PUPIL', 9, '2026-11-22', '2027-08-31', 9],
    ['PUPIL', 9, '2026-11-22', '2027-09-01', 10],
    ['PUPIL', 9, '2026-11-22', '2031-01-01', 11],
    ['PUPIL', 12, '2026-11-22', '2027-09-01', 12],
    ['PUPIL', 10, null, '2031-01-01', 10],
    ['PUPIL', 10, '2027-01-01', '2026-11-22', 10],
    ['STUDENT', 2, '2026-11-22', '2028-10-01', 4],
    ['STUDENT', 2, '2026-11-22', '2040-10-01', 7],
    ['ALUMNI', null, null, '2027-09-01', null],
  ])('of a %s, %s said on %s, is read on %s as %s', (status, year, statedOn, day, now) =>
    expect(currentYear({ status, year, yearSaidOn: statedOn }, day)).toBe(now),
  )

  it('is kept with its day, for a status that has one', () => {
    expect(statedYear({ status: 'PUPIL', year: 9 }, '2026-11-22')).toEqual({ year: 9, yearSaidOn: '2026-11-22' })
    expect(statedYear({ status: 'PUPIL' }, '2026-11-22')).toEqual({ year: null, yearSaidOn: null })
    expect(statedYear({ status: 'EMPLOYED', year: 9 }, '2026-11-22')).toEqual({ year: null, yearSaidOn: null })
  })

  it('is not kept below the first or above the last of its status, as when class 3 of a school moves up', () => {
    for (const [status, year] of [
      ['PUPIL', 4],
      ['PUPIL', 13],
      ['STUDENT', 8],
    ] as const) {
      expect(statedYear({ status, year }, '2026-11-22'), `${status} ${year}`).toEqual({ year: null, yearSaidOn: null })
    }
  })
})
