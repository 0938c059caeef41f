import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mean, sampleVariance } from '#app/domain/assessments/statistics.ts'
import { addSums, meanBand, type Sums, tQuantile } from './mean-band.ts'

const sumsOf = (scores: readonly number[]): Sums => ({
  n: scores.length,
  sum: scores.reduce((sum, score) => sum + score, 0),
  squares: scores.reduce((sum, score) => sum + score * score, 0),
})
const scores = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 5, maxLength: 60 })

describe('The mean of a class', () => {
  it.each([
    [4, 2.1318],
    [9, 1.8331],
    [29, 1.6991],
    [120, 1.6577],
  ])('uses the t of the tables: %i degrees of freedom', (degrees, t) => {
    expect(Math.abs(tQuantile(degrees) - t)).toBeLessThan(0.004)
  })

  it('has the band of a hand-made example', () => {
    // Mean 60, standard deviation 15.811, standard error 7.071, t 2.132.
    const band = meanBand(sumsOf([40, 50, 60, 70, 80]))!
    expect(band.mean).toBe(60)
    expect(band.low).toBeCloseTo(60 - 2.1318 * 7.0711, 1)
    expect(band.high).toBeCloseTo(60 + 2.1318 * 7.0711, 1)
  })

  it('is the mean of the textbook, within a band on the scale', () => {
    fc.assert(
      fc.property(scores, all => {
        const band = meanBand(sumsOf(all))!
        expect(band.mean).toBeCloseTo(mean(all), 6)
        const half = tQuantile(all.length - 1) * Math.sqrt(sampleVariance(all) / all.length)
        expect(band.low).toBeCloseTo(Math.max(0, mean(all) - half), 3)
        expect(band.high).toBeCloseTo(Math.min(100, mean(all) + half), 3)
      }),
    )
  })

  it('is the same from the sums of two classes as from all scores', () => {
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        const together = meanBand(addSums([sumsOf(one), sumsOf(other)]))!
        const whole = meanBand(sumsOf([...one, ...other]))!
        expect(together.mean).toBeCloseTo(whole.mean, 6)
        expect(together.low).toBeCloseTo(whole.low, 4)
      }),
    )
  })

  it('needs two people, and has no width where all have the same score', () => {
    expect(meanBand(sumsOf([50]))).toBeNull()
    const { low, high } = meanBand(sumsOf([33.3, 33.3, 33.3, 33.3, 33.3]))!
    expect(high - low).toBeLessThan(0.001)
  })
})
