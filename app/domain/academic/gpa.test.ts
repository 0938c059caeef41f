import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gpaMaximum, type GpaSystem, gpaSystems, normaliseGpa } from './gpa.ts'

describe('a GPA on the scale of 4.0', () => {
  it.each<[number, GpaSystem, number]>([
    [0, 'US4', 0],
    [3.7, 'US4', 3.7],
    [4, 'US4', 4],
    [5, 'FIVE', 4],
    [4.5, 'FIVE', 3.5],
    [4, 'FIVE', 3],
    [3.25, 'FIVE', 2.25],
    [3, 'FIVE', 2],
    [1.5, 'FIVE', 1],
    [0, 'FIVE', 0],
    [10, 'TEN', 4],
    [7.5, 'TEN', 3],
    [0, 'TEN', 0],
    [100, 'HUNDRED', 4],
    [95, 'HUNDRED', 4],
    [94.9, 'HUNDRED', 3.67],
    [90, 'HUNDRED', 3.67],
    [85, 'HUNDRED', 3.33],
    [80, 'HUNDRED', 3],
    [75, 'HUNDRED', 2.67],
    [70, 'HUNDRED', 2.33],
    [65, 'HUNDRED', 2],
    [60, 'HUNDRED', 1.67],
    [55, 'HUNDRED', 1.33],
    [50, 'HUNDRED', 1],
    [49.99, 'HUNDRED', 0],
    [0, 'HUNDRED', 0],
  ])('of %d in %s is %d', (value, system, normal) => expect(normaliseGpa(value, system)).toBeCloseTo(normal, 10))

  const anySystem = fc.constantFrom(...gpaSystems)
  const share = fc.double({ min: 0, max: 1, noNaN: true })

  it('lies between 0 and 4, and the best mark of every system is 4', () => {
    fc.assert(
      fc.property(anySystem, share, (system, part) => {
        const normal = normaliseGpa(part * gpaMaximum[system], system)
        return normal >= 0 && normal <= 4
      }),
    )
    for (const system of gpaSystems) expect(normaliseGpa(gpaMaximum[system], system)).toBe(4)
  })

  it('never falls when the mark rises', () => {
    fc.assert(
      fc.property(anySystem, share, share, (system, one, other) => {
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)]
        const most = gpaMaximum[system]
        return normaliseGpa(lower * most, system) <= normaliseGpa(higher * most, system)
      }),
    )
  })

  it('of what is no mark of the system is refused', () => {
    for (const system of gpaSystems) {
      for (const value of [-0.01, gpaMaximum[system] + 0.01, NaN, Infinity, -Infinity]) {
        expect(() => normaliseGpa(value, system), `${value} in ${system}`).toThrow(RangeError)
      }
    }
  })
})
