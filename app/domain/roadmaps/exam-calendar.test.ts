import { describe, expect, it } from 'vitest'
import { calendar } from '#tests/world/plans.ts'
import { closes, finalsOf, occurrencesIn } from './exam-calendar.ts'

describe('The calendar of exams', () => {
  it('gives the days a year has published', () => {
    expect(occurrencesIn(calendar, 'SCHOOL_FINALS_11', 2027)).toMatchObject([
      { event: 'SCHOOL_FINALS_11', from: '2027-06-01', to: '2027-06-17', expected: false },
    ])
  })

  it('tells days that are only expected from those that are sure, registration of the year before among them', () => {
    expect(occurrencesIn(calendar, 'UNT_JANUARY', 2027)).toEqual([
      {
        event: 'UNT_JANUARY',
        register: { from: '2026-12-20', to: '2026-12-30' },
        from: '2027-01-10',
        to: '2027-02-10',
        expected: true,
      },
    ])
  })

  it('carries them over to years that have published nothing, and says so', () => {
    const [main] = occurrencesIn(calendar, 'UNT_MAIN', 2029)
    expect(main).toMatchObject({ from: '2029-05-10', to: '2029-07-10', expected: true })
  })

  it('holds an event once a year, though next year it begins in another month', () => {
    const [finals] = calendar.filter(({ event }) => event === 'SCHOOL_FINALS_11')
    const moved = [...calendar, { ...finals!, year: 2028, from: '05-29', to: '06-14' }]
    const daysIn = (year: number) =>
      occurrencesIn(moved, 'SCHOOL_FINALS_11', year).map(({ from, expected }) => [from, expected])
    expect(daysIn(2027)).toEqual([['2027-06-01', false]])
    expect(daysIn(2028)).toEqual([['2028-05-29', false]])
    expect(daysIn(2029)).toEqual([['2029-05-29', true]])
  })

  it('knows the sittings of the SAT one by one', () => {
    expect(occurrencesIn(calendar, 'SAT', 2027)[0]!.from).toBe('2027-03-13')
    expect(occurrencesIn(calendar, 'SAT', 2027)).toHaveLength(8)
  })

  it('closes with the registration, and without one on its last day', () => {
    expect(closes(occurrencesIn(calendar, 'UNT_MAIN', 2027)[0]!)).toBe('2027-04-25')
    expect(closes(occurrencesIn(calendar, 'COLLEGE_APPLICATION', 2027)[0]!)).toBe('2027-08-22')
    expect(occurrencesIn([], 'SAT', 2026)).toEqual([])
  })

  it('has the finals of class 9 over before those of class 11', () => {
    const ends = (last: number) => occurrencesIn(calendar, finalsOf(last), 2027)[0]!.to
    expect([ends(9), ends(11)]).toEqual(['2027-06-11', '2027-06-17'])
  })
})
