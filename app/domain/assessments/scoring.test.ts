import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOf, designAlpha, type KeyedAnswer, NORM_MINIMUM, scoreScale, standardErrorOf } from './scoring.ts'

const fivePoint = [1, 5] as const
const forward = (...values: number[]): KeyedAnswer[] => values.map(value => ({ value, keyed: 1 }))
const reversed = (...values: number[]): KeyedAnswer[] => values.map(value => ({ value, keyed: -1 }))

describe('the score of a scale', () => {
  it('is the mean of its answers, shown from 0 to 100', () => {
    expect(scoreScale(forward(1, 2, 3, 4, 5), 5, fivePoint)).toEqual({ mean: 3, score: 50 })
    expect(scoreScale(forward(4, 4, 4, 5), 4, fivePoint)).toEqual({ mean: 4.25, score: 81.25 })
    expect(scoreScale(forward(1, 1, 1), 3, fivePoint)).toEqual({ mean: 1, score: 0 })
    expect(scoreScale(forward(5, 5, 5), 3, fivePoint)).toEqual({ mean: 5, score: 100 })
  })

  it('turns reverse-keyed answers round', () => {
    expect(scoreScale(reversed(1, 1), 2, fivePoint)).toEqual({ mean: 5, score: 100 })
    // 5 and 4 stay, 2 becomes 4 and 1 becomes 5: 18 / 4.
    expect(scoreScale([...forward(5, 4), ...reversed(2, 1)], 4, fivePoint)).toEqual({ mean: 4.5, score: 87.5 })
    expect(scoreScale(reversed(3), 1, fivePoint)).toEqual({ mean: 3, score: 50 })
  })

  it('follows the answer range of the test', () => {
    expect(scoreScale(forward(0, 1, 1, 1), 4, [0, 1])).toEqual({ mean: 0.75, score: 75 })
    expect(scoreScale(reversed(0, 0, 0, 1), 4, [0, 1])).toEqual({ mean: 0.75, score: 75 })
    expect(scoreScale(forward(4), 1, [1, 7])).toEqual({ mean: 4, score: 50 })
    expect(scoreScale(forward(1, -2), 2, [-2, 2])).toEqual({ mean: -0.5, score: 37.5 })
  })

  it('does without up to a fifth of its items and not without more', () => {
    const answers = (count: number) => forward(...Array<number>(count).fill(4))
    expect(scoreScale(answers(8), 10, fivePoint)).toEqual({ mean: 4, score: 75 })
    expect(scoreScale(answers(7), 10, fivePoint)).toBeNull()
    expect(scoreScale(answers(4), 5, fivePoint)).toEqual({ mean: 4, score: 75 })
    expect(scoreScale(answers(3), 5, fivePoint)).toBeNull()
    // 20 % of four items is less than one item.
    expect(scoreScale(answers(3), 4, fivePoint)).toBeNull()
    expect(scoreScale(answers(4), 4, fivePoint)).not.toBeNull()
    expect(scoreScale(answers(0), 10, fivePoint)).toBeNull()
    expect(scoreScale([], 0, fivePoint)).toBeNull()
  })

  it('draws that line at exactly a fifth for every length', () => {
    for (let items = 1; items <= 500; items += 1) {
      const missing = Math.floor(items / 5)
      expect(
        scoreScale(forward(...Array<number>(items - missing).fill(3)), items, fivePoint),
        `${items} items`,
      ).not.toBeNull()
      if (items - missing - 1 > 0) {
        expect(
          scoreScale(forward(...Array<number>(items - missing - 1).fill(3)), items, fivePoint),
          `${items} items`,
        ).toBeNull()
      }
    }
  })

  it('counts a missing answer as missing and not as zero', () => {
    expect(scoreScale(forward(5, 5, 5, 5), 5, fivePoint)).toEqual({ mean: 5, score: 100 })
  })

  const answer = fc.record({ value: fc.integer({ min: 1, max: 5 }), keyed: fc.constantFrom<1 | -1>(1, -1) })
  const answers = fc.array(answer, { minLength: 1, maxLength: 20 })

  it('lies between 0 and 100 and between the lowest and the highest answer', () => {
    fc.assert(
      fc.property(answers, given => {
        const scored = scoreScale(given, given.length, fivePoint)!
        expect(scored.score).toBeGreaterThanOrEqual(0)
        expect(scored.score).toBeLessThanOrEqual(100)
        expect(scored.score).toBeCloseTo((scored.mean - 1) * 25, 9)
      }),
    )
  })

  it('mirrored answers with mirrored keys give the same score, mirrored answers alone the opposite one', () => {
    fc.assert(
      fc.property(answers, given => {
        const { score } = scoreScale(given, given.length, fivePoint)!
        const mirrored = given.map(({ value, keyed }) => ({ value: 6 - value, keyed }))
        const rekeyed = mirrored.map(({ value, keyed }) => ({
          value,
          keyed: keyed === 1 ? (-1 as const) : (1 as const),
        }))
        expect(scoreScale(rekeyed, given.length, fivePoint)!.score).toBeCloseTo(score, 9)
        expect(scoreScale(mirrored, given.length, fivePoint)!.score).toBeCloseTo(100 - score, 9)
      }),
    )
  })

  it('rises with a higher answer to a forward item and falls with one to a reversed item', () => {
    fc.assert(
      fc.property(answers, answer, (given, last) => {
        fc.pre(last.value < 5)
        const at = (value: number) => scoreScale([...given, { ...last, value }], given.length + 1, fivePoint)!.score
        expect(Math.sign(at(last.value + 1) - at(last.value))).toBe(last.keyed)
      }),
    )
  })

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(answers, given => {
        const { score } = scoreScale(given, given.length, fivePoint)!
        expect(scoreScale(given.toReversed(), given.length, fivePoint)!.score).toBeCloseTo(score, 9)
      }),
    )
  })
})

describe('the standard error of a score', () => {
  it('is the design value until norms exist: 8.94 points for ten items, 11.55 for five', () => {
    expect(designAlpha(10)).toBeCloseTo(0.8, 12)
    expect(designAlpha(5)).toBeCloseTo(2 / 3, 12)
    // 20 · √(1 − .80) and 20 · √(1 − 2/3).
    expect(standardErrorOf(10)).toBeCloseTo(8.94427191, 8)
    expect(standardErrorOf(5)).toBeCloseTo(11.54700538, 8)
    expect(standardErrorOf(10, null)).toBe(standardErrorOf(10))
  })

  it('comes from norms as soon as a hundred people are behind them', () => {
    expect(NORM_MINIMUM).toBe(100)
    expect(standardErrorOf(10, { n: 99, sd: 15, alpha: 0.91 })).toBe(standardErrorOf(10))
    expect(standardErrorOf(10, { n: 100, sd: 15, alpha: 0.91 })).toBeCloseTo(4.5, 12)
    expect(standardErrorOf(5, { n: 5000, sd: 20, alpha: 0.75 })).toBeCloseTo(10, 12)
  })

  it('shrinks with every item more', () => {
    for (let items = 1; items < 60; items += 1) expect(standardErrorOf(items + 1)).toBeLessThan(standardErrorOf(items))
  })
})

describe('the band around a score', () => {
  it('reaches 1.645 standard errors to both sides', () => {
    const { low, high } = bandOf(50, 10)
    expect(low).toBeCloseTo(33.55, 10)
    expect(high).toBeCloseTo(66.45, 10)
    expect(bandOf(70, 0)).toEqual({ low: 70, high: 70 })
  })

  it('ends where the scale ends', () => {
    expect(bandOf(5, 10).low).toBe(0)
    expect(bandOf(5, 10).high).toBeCloseTo(21.45, 10)
    expect(bandOf(95, 10).low).toBeCloseTo(78.55, 10)
    expect(bandOf(95, 10).high).toBe(100)
    expect(bandOf(0, 8.94).low).toBe(0)
    expect(bandOf(100, 8.94).high).toBe(100)
  })

  it('always holds the score', () => {
    const score = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(score, fc.double({ min: 0, max: 50, noNaN: true }), (given, sem) => {
        const { low, high } = bandOf(given, sem)
        return 0 <= low && low <= given && given <= high && high <= 100
      }),
    )
  })
})
