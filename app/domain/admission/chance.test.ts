import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  abroadEstimate,
  CHANCE_CUTS,
  type ChanceFigures,
  chanceBand,
  chanceBands,
  chanceOf,
  chanceRange,
  combinePools,
  type Competition,
  grantChance,
  normal,
  normalQuantile,
  outlookOf,
  smallestLift,
} from './chance.ts'

const score = fc.integer({ min: 0, max: 140 })
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const competition: fc.Arbitrary<Competition> = fc.record({
  cutoff: score,
  drift: number(-20, 20),
  sigma: number(0.5, 30),
  floor: fc.constantFrom(0, 50, 65, 70, 75),
})
/** The general competition, or it and the rural quota, under one floor. */
const pools = fc
  .tuple(competition, fc.option(competition))
  .map(([general, rural]) => (rural ? [general, { ...rural, floor: general.floor }] : [general]))
const figures: fc.Arbitrary<ChanceFigures> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), number(-10, 10), number(1, 15), number(0, 10))
  .map(([step, drift, within, common]) => {
    const pool = { drift, within, common }
    return { step, pools: { GRANT: pool, RURAL: pool } }
  })
const years = fc.uniqueArray(fc.integer({ min: 2019, max: 2026 }), { minLength: 1, maxLength: 6 })

describe('the normal distribution', () => {
  it.each([
    // Tables: Abramowitz & Stegun (1964), 26.1.
    [0, 0.5],
    [1, 0.8413447461],
    [-1, 0.1586552539],
    [1.96, 0.9750021049],
    [-2.5, 0.0062096653],
    [4, 0.9999683288],
    [-5, 0.0000002867],
  ])('at %d is %d', (z, p) => expect(normal(z)).toBeCloseTo(p, 9))

  it('rises from nearly 0 to nearly 1, and is the same seen from the other side', () => {
    fc.assert(
      fc.property(number(-40, 40), number(-40, 40), (one, other) => {
        expect(normal(one)).toBeGreaterThan(0)
        expect(normal(one)).toBeLessThan(1)
        expect(normal(one) + normal(-one)).toBeCloseTo(1, 12)
        if (other - one > 1e-6) expect(normal(other)).toBeGreaterThanOrEqual(normal(one))
      }),
    )
  })

  it('is found backwards', () => {
    fc.assert(
      fc.property(number(0.0001, 0.9999), p => {
        expect(normal(normalQuantile(p))).toBeCloseTo(p, 12)
      }),
    )
  })
})

describe('the chance of a grant', () => {
  it.each([
    // (98 + .5 − 94 − 4.3) / 8 = .2 / 8 = .025
    [{ score: 98, cutoff: 94, drift: 4.3, sigma: 8, floor: 50 }, 0.50997],
    // (98 + .5 − 98 − 4) / 7 = −.5
    [{ score: 98, cutoff: 98, drift: 4, sigma: 7, floor: 50 }, 0.30854],
    // (110 + .5 − 98 − 4.5) / 8 = 1
    [{ score: 110, cutoff: 98, drift: 4.5, sigma: 8, floor: 50 }, 0.84134],
    // (75 + .5 − 91.5 − 4) / 10 = −2: at the floor one competes
    [{ score: 75, cutoff: 91.5, drift: 4, sigma: 10, floor: 75 }, 0.02275],
    [{ score: 74, cutoff: 60, drift: 4, sigma: 10, floor: 75 }, 0],
  ])('of %o is %d', (given, chance) => expect(grantChance(given)).toBeCloseTo(chance, 5))

  it('never falls with a higher score', () => {
    fc.assert(
      fc.property(score, score, pools, (one, other, of) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(chanceOf({ score: low, pools: of })).toBeLessThanOrEqual(chanceOf({ score: high, pools: of })!)
      }),
    )
  })

  it('is nothing below the floor and something from it on', () => {
    fc.assert(
      fc.property(score, competition, (of, pool) => {
        expect(grantChance({ score: of, ...pool }) === 0).toBe(of < pool.floor)
      }),
    )
  })

  it.each([
    { score: 80, sigma: 0 },
    { score: 80, sigma: -1 },
    { score: 80, sigma: Number.NaN },
    { score: -1, sigma: 8 },
    { score: 141, sigma: 8 },
    { score: Number.NaN, sigma: 8 },
  ])('cannot be had of %o', given => {
    expect(() => grantChance({ cutoff: 80, drift: 4, floor: 50, ...given })).toThrow(RangeError)
  })
})

describe('two pools', () => {
  it('are worth the better one of those that are there', () => {
    expect(combinePools(0.4, 0.6)).toBe(0.6)
    expect(combinePools(0.4, null)).toBe(0.4)
    expect(combinePools(null, 0.2)).toBe(0.2)
    expect(combinePools(null, null)).toBeNull()
  })

  it('are never worth less than the general competition alone', () => {
    fc.assert(
      fc.property(score, competition, competition, (of, general, rural) => {
        const alone = grantChance({ score: of, ...general })
        expect(chanceOf({ score: of, pools: [general, rural] })).toBeGreaterThanOrEqual(alone)
      }),
    )
  })
})

describe('the word for a chance', () => {
  it.each([
    [0, 'low'],
    [0.3499999, 'low'],
    [0.35, 'medium'],
    [0.6999999, 'medium'],
    [0.7, 'high'],
    [1, 'high'],
  ] as const)('of %d is %s', (chance, band) => expect(chanceBand(chance)).toBe(band))

  it('changes at the cuts the graphics are drawn with', () => {
    expect(CHANCE_CUTS.map(chanceBand)).toEqual(['medium', 'high'])
  })
})

describe('the smallest lift', () => {
  it('lifts the band, and a point less does not', () => {
    fc.assert(
      fc.property(score, pools, (from, of) => {
        const rank = (at: number) => chanceBands.indexOf(chanceBand(chanceOf({ score: at, pools: of })!))
        const lift = smallestLift({ score: from, pools: of })
        if (lift === null) {
          expect(rank(from) === 2 || rank(140) === rank(from)).toBe(true)
          return
        }
        expect(lift.points).toBeGreaterThan(0)
        expect(lift.score).toBe(from + lift.points)
        expect(chanceBands[rank(lift.score)]).toBe(lift.band)
        expect(rank(lift.score)).toBeGreaterThan(rank(from))
        expect(rank(lift.score - 1)).toBe(rank(from))
      }),
    )
  })

  it('by hand: six points make medium out of low', () => {
    // Medium begins at z = −.3853: 98.3 − .5 − .3853 · 8 = 94.72, so at 95.
    const pools = [{ cutoff: 94, drift: 4.3, sigma: 8, floor: 50 }]
    expect(smallestLift({ score: 89, pools })).toEqual({ points: 6, score: 95, band: 'medium' })
    // High begins at z = .5244: 98.3 − .5 + 4.2 = 101.995, so at 102.
    expect(smallestLift({ score: 95, pools })).toEqual({ points: 7, score: 102, band: 'high' })
    expect(smallestLift({ score: 120, pools })).toBeNull()
    expect(smallestLift({ score: 120, pools: [] })).toBeNull()
  })

  it('reaches for the floor where that is all that is missing', () => {
    const pools = [{ cutoff: 60, drift: 0, sigma: 1, floor: 75 }]
    expect(smallestLift({ score: 70, pools })).toEqual({ points: 5, score: 75, band: 'high' })
  })
})

describe('the outlook of a cut-off', () => {
  const known: ChanceFigures = {
    step: 2,
    pools: { GRANT: { drift: 4, within: 6, common: 4 }, RURAL: { drift: 5, within: 5, common: 3 } },
  }

  it('by hand', () => {
    // One step: √(36 + 16); with both cycles known √(36 + 16/2).
    expect(outlookOf(known, 'GRANT', { cycles: [2025], target: 2027 })).toEqual({
      drift: 4,
      sigma: Math.sqrt(52),
      within: 6,
      common: 4,
    })
    expect(outlookOf(known, 'GRANT', { cycles: [2023, 2025], target: 2027 }).sigma).toBeCloseTo(Math.sqrt(44), 12)
    // Two steps: twice the drift and the variance.
    const old = outlookOf(known, 'RURAL', { cycles: [2023], target: 2027 })
    expect(old.drift).toBe(10)
    expect(old.sigma).toBeCloseTo(Math.sqrt(68), 12)
  })

  it('of the very year, or a past one, is half a step away', () => {
    const half = outlookOf(known, 'GRANT', { cycles: [2025], target: 2026 })
    expect(half.drift).toBe(2)
    expect(outlookOf(known, 'GRANT', { cycles: [2025], target: 2025 })).toEqual(half)
    expect(outlookOf(known, 'GRANT', { cycles: [2025], target: 2020 })).toEqual(half)
  })

  it('is never surer with fewer or older cycles', () => {
    fc.assert(
      fc.property(figures, years, fc.integer({ min: 2026, max: 2030 }), fc.nat(5), (of, cycles, target, age) => {
        const sigma = (at: number[]) => outlookOf(of, 'GRANT', { cycles: at, target }).sigma
        const all = sigma(cycles)
        expect(sigma(cycles.map(cycle => cycle - age))).toBeGreaterThanOrEqual(all)
        for (const gone of cycles) {
          const rest = cycles.filter(cycle => cycle !== gone)
          if (rest.length > 0) expect(sigma(rest)).toBeGreaterThanOrEqual(all)
        }
        expect(sigma([...cycles, ...cycles].reverse())).toBe(all)
      }),
    )
  })

  it('needs a cut-off', () => {
    expect(() => outlookOf(known, 'GRANT', { cycles: [], target: 2027 })).toThrow(RangeError)
  })
})

describe('the range of a chance', () => {
  const ranged = fc
    .tuple(figures, years, years, score, score, fc.constantFrom(0, 50, 75))
    .map(([of, general, rural, one, other, floor]) => [
      { ...outlookOf(of, 'GRANT', { cycles: general, target: 2027 }), cutoff: one, floor },
      { ...outlookOf(of, 'RURAL', { cycles: rural, target: 2027 }), cutoff: other, floor },
    ])

  it('holds the chance, within 0–1', () => {
    fc.assert(
      fc.property(score, ranged, (of, pools) => {
        const chance = chanceOf({ score: of, pools })!
        const { low, high } = chanceRange({ score: of, pools })!
        expect(low).toBeLessThanOrEqual(chance)
        expect(high).toBeGreaterThanOrEqual(chance)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        if (of < pools[0]!.floor) expect({ low, high }).toEqual({ low: 0, high: 0 })
      }),
    )
  })

  it('by hand, and of nothing is nothing', () => {
    const pools = [{ cutoff: 94, drift: 4.5, sigma: 7.2, within: 6, common: 3, floor: 50 }]
    const range = chanceRange({ score: 98, pools })
    // (98.5 − 98.5 ∓ 3) / 6 = ∓.5
    expect(range!.low).toBeCloseTo(0.30854, 5)
    expect(range!.high).toBeCloseTo(0.69146, 5)
    expect(chanceRange({ score: 98, pools: [] })).toBeNull()
  })
})

describe('an estimate abroad', () => {
  const rate = number(0.005, 1)
  const band = fc.tuple(number(0, 1500), number(1, 400)).map(([low, width]) => ({ low, high: low + width }))

  it('by hand', () => {
    const sat = { low: 1300, high: 1500 }
    expect(abroadEstimate({ rate: 0.2 })).toBeCloseTo(0.2, 9)
    expect(abroadEstimate({ rate: 0.2, band: sat })).toBeCloseTo(0.2, 9)
    expect(abroadEstimate({ rate: 0.2, band: sat, score: 1400 })).toBeCloseTo(0.2, 9)
    // A quartile is .6745 SD from the middle: −.8416 ± .6 · .6745 = −.4369 and −1.2463
    expect(abroadEstimate({ rate: 0.2, band: sat, score: 1500 })).toBeCloseTo(0.331, 3)
    expect(abroadEstimate({ rate: 0.2, band: sat, score: 1300 })).toBeCloseTo(0.106, 3)
    expect(abroadEstimate({ rate: 0.9, band: sat, score: 1600, unmet: 1 })).toBe(0)
  })

  it('rises with the score and the rate, and is neither a no nor a promise', () => {
    const upTo = number(0, 2000)
    fc.assert(
      fc.property(rate, rate, band, upTo, upTo, (one, other, of, first, second) => {
        const low = abroadEstimate({ rate: Math.min(one, other), band: of, score: Math.min(first, second) })
        const high = abroadEstimate({ rate: Math.max(one, other), band: of, score: Math.max(first, second) })
        expect(low).toBeLessThanOrEqual(high)
        expect(low).toBeGreaterThanOrEqual(0.01)
        expect(high).toBeLessThanOrEqual(0.95)
      }),
    )
  })

  it.each([{ rate: 0 }, { rate: 1.2 }, { rate: Number.NaN }, { rate: 0.5, band: { low: 5, high: 5 } }])(
    'cannot be had of %o',
    given => expect(() => abroadEstimate(given)).toThrow(RangeError),
  )
})
