import { describe, expect, it } from 'vitest'
import { calendar } from '#tests/world/plans.ts'
import { closes, occurrencesIn } from './exam-calendar.ts'

describe('The calendar of exams', () => {
  it('gives the days a year has published', () => {
    expect(occurrencesIn(calendar, 'UNT_JANUARY', 2026)).toEqual([
      {
        event: 'UNT_JANUARY',
        register: { from: '2025-12-22', to: '2025-12-30' },
        from: '2026-01-10',
        to: '2026-02-10',
        expected: false,
      },
    ])
  })

  it('carries them over to years that have published nothing, and says so', () => {
    const [main] = occurrencesIn(calendar, 'UNT_MAIN', 2029)
    expect(main).toMatchObject({ from: '2029-05-16', to: '2029-07-07', expected: true })
  })

  it('knows the sittings of the SAT one by one', () => {
    expect(occurrencesIn(calendar, 'SAT', 2027)[0]!.from).toBe('2027-03-13')
    expect(occurrencesIn(calendar, 'SAT', 2027)).toHaveLength(8)
  })

  it('closes with the registration, and without one on its last day', () => {
    expect(closes(occurrencesIn(calendar, 'UNT_MAIN', 2027)[0]!)).toBe('2027-04-30')
    expect(closes(occurrencesIn(calendar, 'COLLEGE_APPLICATION', 2027)[0]!)).toBe('2027-08-18')
    expect(occurrencesIn([], 'SAT', 2026)).toEqual([])
  })
})
