import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  brierScore,
  calibrationError,
  calibrationOf,
  pooled,
  reliabilityOf,
  predictedAndObserved,
} from './calibration.ts'

describe('the judgement', () => {
  const outcome = (chance: number, admitted: number) => ({ chance, admitted })

  it('by hand', () => {
    const four = [outcome(0.9, 1), outcome(0.9, 0), outcome(0.2, 0), outcome(0, 0)]
    expect(brierScore(four)).toBeCloseTo((0.01 + 0.81 + 0.04 + 0) / 4, 12)
    // Two at .9, of which half were admitted, and one at .2 that was not: (2 · .4 + .2) / 4.
    expect(calibrationError(four)).toBeCloseTo(0.25, 12)
    expect(reliabilityOf(four).map(({ from, n, observed }) => [from, n, observed])).toEqual([
      [0, 1, 0],
      [0.2, 1, 0],
      [0.9, 2, 0.5],
    ])
  })

  it('leaves nobody out, whatever the chances', () => {
    const one = fc.record({ chance: fc.double({ min: 0, max: 1, noNaN: true }), admitted: fc.constantFrom(0, 1) })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1 }), outcomes => {
        expect(reliabilityOf(outcomes).reduce((sum, { n }) => sum + n, 0)).toBe(outcomes.length)
        expect(calibrationError(outcomes)).toBeLessThanOrEqual(1)
        expect(brierScore(outcomes)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('lets what is too high in one year and too low in another even out, and nothing else', () => {
    const high = { reliability: reliabilityOf([outcome(0.8, 1), outcome(0.8, 0)]) }
    const low = { reliability: reliabilityOf([outcome(0.8, 1), outcome(0.8, 1), outcome(0.1, 1)]) }
    expect(calibrationOf(pooled([high]))).toBeCloseTo(0.3, 12)
    // In the bin of .8 the deviations −.6 and +.4 add up to −.2; in the bin of .1 the deviation is .9. Five outcomes
    // in all.
    expect(calibrationOf(pooled([high, low]))).toBeCloseTo((0.2 + 0.9) / 5, 12)
    const { told, came } = predictedAndObserved(pooled([high, low]))
    expect([told, came]).toEqual([expect.closeTo((4 * 0.8 + 0.1) / 5, 12), expect.closeTo(4 / 5, 12)])
  })
})
