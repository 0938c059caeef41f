import { describe, expect, it } from 'vitest'
import { cohortsOf, greatestLoss, together } from './site-funnel.ts'

const sums = [
  { measure: 'people.signed-up' as const, scope: '2026-10', n: 10 },
  { measure: 'people.onboarded' as const, scope: '2026-10', n: 9 },
  { measure: 'people.tested' as const, scope: '2026-10', n: 4 },
  // Two days of one month, and another month.
  { measure: 'people.tested' as const, scope: '2026-10', n: 2 },
  { measure: 'people.signed-up' as const, scope: '2026-11', n: 5 },
  { measure: 'people.planned' as const, scope: '2026-11', n: 1 },
  { measure: 'people.signed-up' as const, scope: '2020-01', n: 100 },
]
const steps = (...numbers: [number, number, number, number, number, number]) => ({
  'people.signed-up': numbers[0],
  'people.onboarded': numbers[1],
  'people.tested': numbers[2],
  'people.analysed': numbers[3],
  'people.weighed': numbers[4],
  'people.planned': numbers[5],
})

describe('the way through the site', () => {
  const cohorts = cohortsOf(['2026-09', '2026-10', '2026-11'], sums)

  it('is counted by the month of sign-up, whenever a step was taken', () => {
    expect(cohorts).toEqual([
      { month: '2026-09', steps: steps(0, 0, 0, 0, 0, 0) },
      { month: '2026-10', steps: steps(10, 9, 6, 0, 0, 0) },
      { month: '2026-11', steps: steps(5, 0, 0, 0, 0, 1) },
    ])
    expect(together(cohorts)).toEqual(steps(15, 9, 6, 0, 0, 1))
  })

  it('stops where most are lost between two steps', () => {
    expect(greatestLoss(steps(100, 90, 40, 30, 10, 5))).toEqual({
      after: 'people.onboarded',
      before: 'people.tested',
      lost: 50,
    })
    // More people have plans than chances.
    expect(greatestLoss(steps(10, 10, 10, 10, 2, 9))).toMatchObject({ before: 'people.weighed', lost: 8 })
    expect(greatestLoss(steps(3, 3, 3, 3, 3, 3))).toBeNull()
    expect(greatestLoss(steps(0, 0, 0, 0, 0, 0))).toBeNull()
  })
})
