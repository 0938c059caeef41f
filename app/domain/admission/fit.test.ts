import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  brierScore,
  calibrationError,
  fitCutoffs,
  fitShifts,
  type KnownCutoff,
  reliabilityOf,
  shiftsOf,
} from './fit.ts'
import type { Pool } from '#app/domain/institutions/vocabulary.ts'

/** The cut-offs of one programme in successive years, from 2020 on. */
function programme(groupCode: string, universityCode: number, scores: number[], pool: Pool = 'GRANT', every = 1) {
  return scores.map((score, at): KnownCutoff => {
    return { groupCode, universityCode: String(universityCode), pool, cycle: 2020 + at * every, score }
  })
}

/** Thirty-two programmes in eight groups: those of a group share a shift of −4 to 10, each has one of −1, 1, −2 or 2 more. */
const own = [-1, 1, -2, 2]
const world = Array.from({ length: 32 }, (_, at) => {
  const group = Math.floor(at / 4)
  return programme(`B00${group + 1}`, at + 1, [80, 80 + 3 + (group - 3.5) * 2 + own[at % 4]!])
}).flat()

describe('the shifts of cut-offs', () => {
  it('are those between one known cycle and the next, with what was known by then', () => {
    const [first, second, ...none] = shiftsOf([
      ...programme('B001', 7, [90, 92, 99]).reverse(),
      ...programme('B001', 7, [70], 'RURAL'),
    ])
    expect(first).toMatchObject({ known: [2020], from: { cycle: 2020, score: 90 }, to: { cycle: 2021, score: 92 } })
    expect(second).toMatchObject({ known: [2020, 2021], from: { score: 92 }, to: { cycle: 2022, score: 99 } })
    expect(none).toEqual([])
  })
})

describe('the fit', () => {
  it('by hand: drift, and the spread parted into that of groups and that of their programmes', () => {
    const { step, pools } = fitShifts(shiftsOf(world))!
    expect(step).toBe(1)
    expect(pools.GRANT).toMatchObject({ n: 32, groups: 8, borrowed: false })
    expect(pools.GRANT.drift).toBeCloseTo(3, 12)
    // One of 32 is drawn in at each end: −9 to −8, 9 to 8, so that the outer groups are ∓8, ∓6, ∓8, ∓5.
    // Within: (6 · 10 + 2 · 6.75) / (32 − 8). Between: group means ±1, ±3, ±5, ±6.75 about the drift.
    const within = (6 * 10 + 2 * 6.75) / 24
    const between = (4 * 2 * (1 + 9 + 25 + 6.75 ** 2)) / 7
    expect(pools.GRANT.within ** 2).toBeCloseTo(within, 12)
    expect(pools.GRANT.common ** 2).toBeCloseTo((between - within) / 4, 12)
  })

  it('lends a pool with few shifts the figures of the other', () => {
    const { GRANT, RURAL } = fitShifts(shiftsOf([...world, ...programme('B001', 1, [60, 99], 'RURAL')]))!.pools
    expect(RURAL).toEqual({ ...GRANT, n: 1, groups: 1, borrowed: true })
  })

  it('is none while no pool has thirty shifts', () => {
    expect(fitCutoffs([])).toBeNull()
    expect(fitCutoffs(world.filter(({ cycle }) => cycle === 2020))).toBeNull()
    expect(fitCutoffs(world.filter(({ universityCode }) => Number(universityCode) < 30))).toBeNull()
  })

  it('never knows a cut-off more closely than to a point', () => {
    const alike = Array.from({ length: 40 }, (_, at) => programme(`B00${at % 4}`, at, [70, 74])).flat()
    expect(fitShifts(shiftsOf(alike))!.pools.GRANT).toMatchObject({ drift: 4, within: 1, common: 0 })
  })

  it('calls it all spread of programmes where groups cannot be told apart from them', () => {
    const lonely = Array.from({ length: 40 }, (_, at) => programme(`B${at}`, at, [70, at % 2 ? 78 : 70])).flat()
    const { common, within } = fitShifts(shiftsOf(lonely))!.pools.GRANT
    expect(common).toBe(0)
    expect(within ** 2).toBeCloseTo((40 * 16) / 39, 12)
  })

  it('reckons in the commonest time between cycles; a longer one has as many steps', () => {
    const biennial = Array.from({ length: 40 }, (_, at) => programme(`B00${at % 8}`, at, [70, 74], 'GRANT', 2)).flat()
    const slow = Array.from({ length: 10 }, (_, at) => programme(`B00${at % 8}`, 50 + at, [70, 78], 'GRANT', 4)).flat()
    const fit = fitShifts(shiftsOf([...biennial, ...slow]))!
    expect(fit.step).toBe(2)
    expect(fit.pools.GRANT.drift).toBeCloseTo(4, 12)
  })

  it('does not depend on the order of cut-offs', () => {
    const before = fitCutoffs(world)!
    fc.assert(
      fc.property(fc.shuffledSubarray(world, { minLength: world.length }), shuffled => {
        const { GRANT } = fitCutoffs(shuffled)!.pools
        expect(GRANT.drift).toBeCloseTo(before.pools.GRANT.drift, 9)
        expect(GRANT.within).toBeCloseTo(before.pools.GRANT.within, 9)
        expect(GRANT.common).toBeCloseTo(before.pools.GRANT.common, 9)
      }),
      { numRuns: 20 },
    )
  })

  it('is judged on groups it has not seen, and on the last cycle where there are three', () => {
    const many = world.flatMap(row => [row, { ...row, universityCode: `1${row.universityCode}` }])
    const once = fitCutoffs(many)!
    expect(once.heldOut).toMatchObject({ how: 'FOLDS', programmes: 64, n: 64 * 51 })
    expect(once.heldOut!.brier).toBeLessThan(once.heldOut!.simple.brier)
    const later = many.filter(({ cycle }) => cycle === 2021).map(row => ({ ...row, cycle: 2022, score: row.score + 3 }))
    const twice = fitCutoffs([...many, ...later])!
    expect(twice).toMatchObject({ cycles: [2020, 2021, 2022], cutoffs: 192 })
    expect(twice.heldOut).toMatchObject({ how: 'LAST', programmes: 64 })
  })

  it('says that it could not be judged when nothing is left to learn from', () => {
    expect(fitCutoffs(world)!.heldOut).toBeNull()
  })
})

describe('the judgement', () => {
  const outcome = (chance: number, admitted: number) => ({ chance, admitted })

  it('by hand', () => {
    const four = [outcome(0.9, 1), outcome(0.9, 0), outcome(0.2, 0), outcome(0, 0)]
    expect(brierScore(four)).toBeCloseTo((0.01 + 0.81 + 0.04 + 0) / 4, 12)
    // Two at .9 of which half came, one at .2 that did not: (2 · .4 + .2) / 4.
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
})
