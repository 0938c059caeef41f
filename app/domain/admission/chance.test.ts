import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  abroadEstimate,
  CHANCE_CUTS,
  chanceBand,
  chanceBands,
  neededScores,
  normal,
  normalQuantile,
  smallestLift,
} from './chance.ts'

const score = fc.integer({ min: 0, max: 140 })
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

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

/** A chance of 0 below the floor, and from there .2 plus .01 for each point. */
const risingFrom = (floor: number) => (score: number) => (score < floor ? 0 : Math.min(1, 0.2 + (score - floor) / 100))

describe('the smallest lift', () => {
  it('lifts the band, and a point less does not', () => {
    fc.assert(
      fc.property(score, fc.integer({ min: 0, max: 140 }), (from, floor) => {
        const chanceAt = risingFrom(floor)
        const rank = (at: number) => chanceBands.indexOf(chanceBand(chanceAt(at)))
        const lift = smallestLift(from, chanceAt)
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

  it('by hand: fifteen points above the floor make medium out of low, fifty high', () => {
    expect(smallestLift(60, risingFrom(60))).toEqual({ points: 15, score: 75, band: 'medium' })
    expect(smallestLift(75, risingFrom(60))).toEqual({ points: 35, score: 110, band: 'high' })
    expect(smallestLift(110, risingFrom(60))).toBeNull()
    expect(smallestLift(130, () => 0)).toBeNull()
  })

  it('reaches for the floor where that is all that is missing', () => {
    expect(smallestLift(70, score => (score < 75 ? 0 : 0.9))).toEqual({ points: 5, score: 75, band: 'high' })
  })
})

describe('the scores that are needed', () => {
  it('are the lowest that make medium and high, and none where no total does', () => {
    expect(neededScores(risingFrom(60))).toEqual({ medium: 75, high: 110 })
    expect(neededScores(risingFrom(100))).toEqual({ medium: 115, high: null })
    expect(neededScores(() => 0)).toEqual({ medium: null, high: null })
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
    // A quartile is .6745 SD from the middle: −.8416 ± .6 · .6745 = −.4369 and −1.2463.
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
