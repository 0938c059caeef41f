import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  abroad,
  anyApplicant,
  anyConditions,
  anyProgramme,
  applicantWith,
  asking,
  chanceIn,
  choiceOf,
  programmeWith,
} from '#tests/world/admission.ts'
import { runs } from '#tests/world/runs.ts'
import type { EstimateOutcome } from './admission-facts.ts'
import { chanceBand, chanceBands } from './chance.ts'
import { isJudged } from './demands.ts'

const estimateOf = (...of: Parameters<typeof choiceOf>) => choiceOf(...of).outcome as EstimateOutcome

describe('an estimate abroad', () => {
  const statistics = { rate: 0.2, year: 2025, measure: 'SAT' as const, low: 1300, high: 1500 }
  const college = programmeWith({ ...abroad, statistics, asked: [asking('IELTS', 6.5)] })

  it('is the rate for the middle of those admitted, by hand', () => {
    const outcome = estimateOf(college, applicantWith({ sat: 1400, ielts: 7 }))
    expect(outcome).toMatchObject({ way: 'ESTIMATE', rate: 0.2, year: 2025, quartiles: { low: 1300, high: 1500 } })
    expect(outcome.chance).toBeCloseTo(0.2, 9)
    // Medium starts at z = −.3853, .4563 above −.8416: .7605 SD of 148.3 points are 113, rounded up to 120.
    expect(outcome.lift).toMatchObject({ measure: 'SAT', points: 120, band: 'medium' })
    // Φ(−.8416 + .6 · 120 · 1.349 / 200) = Φ(−.3560)
    expect(outcome.lift!.chance).toBeCloseTo(0.3609, 4)
    expect(estimateOf(college, applicantWith({ ielts: 7 }))).toMatchObject({ lift: null, band: 'low' })
  })

  it.each([6, 4])('is nothing while a demand is not met, with IELTS %d', ielts => {
    expect(estimateOf(college, applicantWith({ sat: 1500, ielts }))).toMatchObject({
      chance: 0,
      band: 'low',
      lift: null,
    })
  })

  it('holds nothing against who has not told, and says what is missing', () => {
    const choice = choiceOf(college, applicantWith({ sat: 1400 }))
    expect(chanceIn(choice)).toBeCloseTo(0.2, 9)
    expect(choice).toMatchObject({ standing: 'unknown', missing: ['ielts'] })
  })

  it('agrees with its word, is nothing if and only if a demand is not met, and is lifted by what it says', () => {
    const estimates = fc.tuple(anyProgramme, fc.constantFrom(0.05, 0.3, 0.6), anyApplicant, anyConditions)
    fc.assert(
      fc.property(estimates, ([given, rate, who, on]) => {
        const programme = { ...given, grants: null, statistics: { ...(given.statistics ?? statistics), rate } }
        const { outcome, demands } = choiceOf(programme, who, on)
        if (outcome.way !== 'ESTIMATE') throw new Error('an estimate was asked for')
        expect(outcome.band).toBe(chanceBand(outcome.chance))
        const short = demands.filter(isJudged).filter(({ status }) => status === 'unmet' || status === 'nearly')
        expect(outcome.chance === 0).toBe(short.length > 0)
        const { lift } = outcome
        if (!lift) return
        const name = lift.measure === 'SAT' ? 'sat' : 'gpa'
        const [step, have] = [lift.measure === 'SAT' ? 10 : 0.1, who[name]!]
        const at = (value: number) =>
          estimateOf({ ...programme, asked: [], byUnt: false }, { ...who, [name]: value }, on)
        expect(at(have + lift.points).chance).toBeCloseTo(lift.chance, 9)
        expect(chanceBands.indexOf(lift.band)).toBeGreaterThan(chanceBands.indexOf(outcome.band))
        expect(at(have + lift.points - step).band).toBe(outcome.band)
      }),
      { numRuns: runs(60) },
    )
  })
})
