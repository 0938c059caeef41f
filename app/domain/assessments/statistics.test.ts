import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BAND_Z,
  cronbachAlpha,
  isReliableChange,
  mean,
  reliableChange,
  sampleVariance,
  spearmanBrown,
  standardError,
} from './statistics.ts'

const near = (value: number, other: number, tolerance = 1e-9) =>
  Math.abs(value - other) <= tolerance * Math.max(1, Math.abs(value), Math.abs(other))

describe('the mean and the variance', () => {
  it('are those of the textbook', () => {
    expect(mean([2, 4, 4, 4, 5, 5, 7, 9])).toBe(5)
    // Squared deviations 9+1+1+1+0+0+4+16 = 32, over n − 1 = 7.
    expect(sampleVariance([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(32 / 7, 12)
    expect(sampleVariance([1, 2])).toBe(0.5)
    expect(sampleVariance([3, 3, 3])).toBe(0)
  })

  it('say nothing about too few values', () => {
    expect(mean([])).toBeNaN()
    expect(sampleVariance([])).toBeNaN()
    expect(sampleVariance([4])).toBeNaN()
  })

  it('move and stretch with the values', () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 50 })
    const number = fc.integer({ min: -50, max: 50 })
    fc.assert(
      fc.property(values, number, number, (list, a, b) => {
        const moved = list.map(value => a * value + b)
        expect(near(mean(moved), a * mean(list) + b)).toBe(true)
        expect(near(sampleVariance(moved), a * a * sampleVariance(list))).toBe(true)
        expect(sampleVariance(list)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('coefficient alpha', () => {
  // Five people, three items. By hand: item variances 2.5, 1.3 and 1.3; totals 8, 13, 10, 14, 5 with variance 13.5;
  // 3/2 · (1 − 5.1/13.5) = 14/15.
  const worked = [
    [2, 3, 3],
    [4, 4, 5],
    [3, 4, 3],
    [5, 5, 4],
    [1, 2, 2],
  ]

  it('of a worked example is 14/15', () => expect(cronbachAlpha(worked)).toBeCloseTo(14 / 15, 12))

  it('of items that say the same is 1', () => {
    expect(
      cronbachAlpha([
        [1, 1],
        [3, 3],
        [4, 4],
      ]),
    ).toBeCloseTo(1, 12)
    expect(
      cronbachAlpha([
        [1, 2, 3],
        [2, 3, 4],
        [5, 6, 7],
      ]),
    ).toBeCloseTo(1, 12)
  })

  it('of unrelated items is 0', () => {
    // All pairs of answers once: the variance of the total is the sum of the item variances.
    expect(
      cronbachAlpha([
        [1, 1],
        [1, 5],
        [5, 1],
        [5, 5],
      ]),
    ).toBeCloseTo(0, 12)
  })

  it('of items that work against each other is negative', () => {
    // Item variances 1 and 1/3, totals 5, 5, 6 with variance 1/3: 2 · (1 − 4) = −6.
    expect(
      cronbachAlpha([
        [1, 4],
        [2, 3],
        [3, 3],
      ]),
    ).toBeCloseTo(-6, 12)
  })

  it('cannot be told when everybody has the same total', () => {
    expect(
      cronbachAlpha([
        [1, 5],
        [5, 1],
        [3, 3],
      ]),
    ).toBeNaN()
    expect(
      cronbachAlpha([
        [3, 3],
        [3, 3],
      ]),
    ).toBeNaN()
  })

  it('is computed for a class and for a country', () => {
    const many = Array.from({ length: 20_000 }, (_, person) => worked[person % worked.length]!)
    // n − 1 cancels out, so repeating every person equally often changes nothing.
    expect(cronbachAlpha(many)).toBeCloseTo(14 / 15, 9)
  })

  it.each([
    ['nobody', []],
    ['one person', [[1, 2, 3]]],
    ['one item', [[1], [2], [3]]],
    ['no items', [[], []]],
    ['a person with an answer less', [[1, 2], [1]]],
    [
      'a person with an answer more',
      [
        [1, 2],
        [1, 2, 3],
      ],
    ],
    [
      'an answer that is not a number',
      [
        [1, 2],
        [Number.NaN, 3],
      ],
    ],
    [
      'an endless answer',
      [
        [1, 2],
        [Number.POSITIVE_INFINITY, 3],
      ],
    ],
  ])('is refused for %s', (_, rows) => expect(() => cronbachAlpha(rows)).toThrow(RangeError))

  const rows = fc
    .record({ people: fc.integer({ min: 2, max: 12 }), items: fc.integer({ min: 2, max: 8 }) })
    .chain(({ people, items }) =>
      fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: items, maxLength: items }), {
        minLength: people,
        maxLength: people,
      }),
    )
  const same = (one: number, other: number) => (Number.isNaN(one) ? Number.isNaN(other) : near(one, other, 1e-8))

  it('is at most 1', () => {
    fc.assert(
      fc.property(rows, given => {
        const alpha = cronbachAlpha(given)
        return Number.isNaN(alpha) || alpha <= 1 + 1e-12
      }),
    )
  })

  it('does not depend on the order of people or of items', () => {
    fc.assert(
      fc.property(rows, fc.gen(), (given, pick) => {
        const shuffle = <T>(list: T[]) => pick(fc.shuffledSubarray, list, { minLength: list.length })
        const order = shuffle(given[0]!.map((_, item) => item))
        const reordered = shuffle(given).map(row => order.map(item => row[item]!))
        expect(same(cronbachAlpha(given), cronbachAlpha(reordered))).toBe(true)
      }),
    )
  })

  it('does not depend on how easy an item is, on the unit of the answers, or on the direction of the whole scale', () => {
    const ease = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(rows, ease, fc.integer({ min: 1, max: 20 }), (given, shift, unit) => {
        const alpha = cronbachAlpha(given)
        expect(same(alpha, cronbachAlpha(given.map(row => row.map((value, item) => value + shift[item]!))))).toBe(true)
        expect(same(alpha, cronbachAlpha(given.map(row => row.map(value => value * unit))))).toBe(true)
        expect(same(alpha, cronbachAlpha(given.map(row => row.map(value => 6 - value))))).toBe(true)
      }),
    )
  })

  it('follows from the mean correlation when all items spread alike', () => {
    // Two items with equal variances: alpha is 2r/(1 + r), the Spearman–Brown formula for a doubled form.
    const pairs = [
      [1, 2],
      [2, 1],
      [3, 4],
      [4, 3],
    ]
    // r = (0.75 + 0.75 + 0.75 + 0.75) / (4 · 1.25) = 0.6.
    expect(cronbachAlpha(pairs)).toBeCloseTo(spearmanBrown(0.6, 2), 12)
    expect(cronbachAlpha(pairs)).toBeCloseTo(0.75, 12)
  })

  it('leaves the answers as they are', () => {
    const frozen = Object.freeze(worked.map(row => Object.freeze([...row])))
    expect(cronbachAlpha(frozen)).toBeCloseTo(14 / 15, 12)
  })
})

describe('the standard error of measurement', () => {
  it('is SD · √(1 − alpha)', () => {
    expect(standardError(15, 0.91)).toBeCloseTo(4.5, 12)
    expect(standardError(20, 0.75)).toBeCloseTo(10, 12)
    expect(standardError(20, 0)).toBe(20)
    expect(standardError(20, 1)).toBe(0)
    expect(standardError(0, 0.5)).toBe(0)
    expect(standardError(10, -3)).toBeCloseTo(20, 12)
  })

  it.each([
    [-1, 0.8],
    [20, 1.01],
    [Number.NaN, 0.8],
    [20, Number.NaN],
  ])('is refused for sd %d and alpha %d', (sd, alpha) => expect(() => standardError(sd, alpha)).toThrow(RangeError))

  it('shrinks as reliability grows', () => {
    const alpha = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), alpha, alpha, (sd, one, other) => {
        return standardError(sd, Math.max(one, other)) <= standardError(sd, Math.min(one, other))
      }),
    )
  })

  it('makes the 90 % band with 1.645', () => expect(BAND_Z).toBe(1.645))
})

describe('a change between two attempts', () => {
  it('is measured in standard errors of a difference', () => {
    // SEM · √2 = 10 for SEM = 10/√2.
    expect(reliableChange(40, 60, 10 / Math.SQRT2)).toBeCloseTo(2, 12)
    expect(reliableChange(60, 40, 10 / Math.SQRT2)).toBeCloseTo(-2, 12)
    expect(reliableChange(55, 55, 3)).toBe(0)
  })

  it('is called a change only above 1.96, up or down', () => {
    expect(isReliableChange(1.96)).toBe(false)
    expect(isReliableChange(-1.96)).toBe(false)
    expect(isReliableChange(1.9600001)).toBe(true)
    expect(isReliableChange(-1.9600001)).toBe(true)
    expect(isReliableChange(0)).toBe(false)
    expect(isReliableChange(Number.NaN)).toBe(false)
  })

  it('of 24 points with the design error of a ten-item scale is not reliable, of 25 points it is', () => {
    // SEM = 20 · √.2 = 8.944, times √2 = 12.649, times 1.96 = 24.79 points.
    const sem = standardError(20, 0.8)
    expect(isReliableChange(reliableChange(40, 64, sem))).toBe(false)
    expect(isReliableChange(reliableChange(40, 65, sem))).toBe(true)
    expect(isReliableChange(reliableChange(65, 40, sem))).toBe(true)
  })

  it.each([0, -1, Number.NaN])('cannot be measured with a standard error of %d', sem =>
    expect(() => reliableChange(40, 60, sem)).toThrow(RangeError),
  )

  it('turned round is the same change with the other sign', () => {
    const score = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(score, score, fc.double({ min: 0.1, max: 40, noNaN: true }), (first, second, sem) => {
        expect(reliableChange(first, second, sem)).toBeCloseTo(-reliableChange(second, first, sem), 10)
        if (second > first) expect(reliableChange(first, second, sem)).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the reliability of a longer or shorter form', () => {
  it('follows Spearman and Brown', () => {
    expect(spearmanBrown(0.8, 0.5)).toBeCloseTo(2 / 3, 12)
    expect(spearmanBrown(0.5, 2)).toBeCloseTo(2 / 3, 12)
    expect(spearmanBrown(0.6, 4)).toBeCloseTo(2.4 / 2.8, 12)
    expect(spearmanBrown(0.8, 1)).toBeCloseTo(0.8, 12)
    expect(spearmanBrown(1, 3)).toBe(1)
    expect(spearmanBrown(0, 3)).toBe(0)
  })

  it('comes back when the form is cut again, and grows with length', () => {
    const alpha = fc.double({ min: 0.01, max: 0.99, noNaN: true })
    fc.assert(
      fc.property(alpha, fc.double({ min: 0.1, max: 10, noNaN: true }), (given, factor) => {
        expect(spearmanBrown(spearmanBrown(given, factor), 1 / factor)).toBeCloseTo(given, 9)
        if (factor > 1) expect(spearmanBrown(given, factor)).toBeGreaterThan(given - 1e-12)
      }),
    )
  })
})
