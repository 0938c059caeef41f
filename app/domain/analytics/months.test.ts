import { describe, expect, it } from 'vitest'
import { lastMonths, startOf } from './months.ts'

describe('Months', () => {
  it('begin at midnight in Kazakhstan', () => {
    expect(startOf('2026-11-01').toISOString()).toBe('2026-10-31T19:00:00.000Z')
    expect(startOf('2023-11-01').toISOString()).toBe('2023-10-31T18:00:00.000Z')
  })

  it('are the last twelve, and the one that runs there is the last', () => {
    // In Almaty it is already December.
    const months = lastMonths(new Date('2026-11-30T19:30:00Z'))
    expect(months.map(({ day }) => day.slice(0, 7))).toEqual([
      ...['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
      ...['2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12'],
    ])
    for (const [at, { to }] of months.slice(0, -1).entries()) expect(to).toEqual(months[at + 1]!.from)
  })
})
