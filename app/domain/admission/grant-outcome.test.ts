import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyApplicant,
  anyConditions,
  anyProgramme,
  applicantWith,
  bothQuotas,
  chanceIn,
  choiceOf,
  grantOf,
  grantsOf,
  modelOf,
  programmeWith,
  with98,
  yearsOf,
} from '#tests/world/admission.ts'
import { runs } from '#tests/world/runs.ts'
import type { GrantOutcome } from './admission-facts.ts'
import { chanceBand, chanceBands } from './chance.ts'
import type { Applicant } from './demands.ts'
import { studentT } from './grants-spread.ts'
import type { Conditions, Programme } from './programme.ts'

const sigma = Math.hypot(2.8, 3.8, 3.6, 0.01)

describe('the chance of a grant, by hand', () => {
  it('is .532 with 98 points where 94 was enough and 98 is expected, give or take 5.94', () => {
    const outcome = grantOf(programmeWith(), with98)
    expect(outcome.chance).toBeCloseTo(studentT(0.5 / sigma), 12)
    expect(outcome.chance).toBeCloseTo(0.5315, 4)
    expect(outcome).toMatchObject({ way: 'GRANT', band: 'medium', blocked: null, rural: null, asks: null })
    expect(outcome.floor).toEqual({ rule: 'GENERAL', score: 50 })
    const [competition] = outcome.competitions
    expect(outcome.competitions).toHaveLength(1)
    expect(competition).toMatchObject({ section: 'GENERAL', quota: 'GENERAL', chance: outcome.chance })
    expect(competition!.expected).toBeCloseTo(98, 12)
    expect(competition!.sigma).toBeCloseTo(sigma, 12)
    expect(competition!.years).toEqual([{ year: 2026, threshold: 94, grants: 1000, here: { minimum: 95, grants: 40 } }])
  })

  it('has a range of one shared standard deviation to both sides', () => {
    // 2 points at 90 are 1.68 at 98; (.5 ∓ 1.68) / √(35.24 − 2.82) = −.2072 and .3829.
    const { range } = grantOf(programmeWith(), with98)
    expect(range!.low).toBeCloseTo(studentT(-1.18 / Math.sqrt(sigma ** 2 - 1.68 ** 2)), 10)
    expect(range!.high).toBeCloseTo(studentT(2.18 / Math.sqrt(sigma ** 2 - 1.68 ** 2)), 10)
  })

  it('becomes high with three points more, and says which scores are needed', () => {
    // High starts at .5686 sigma: 98 − .5 + 3.38 = 100.9; medium at −.4142: 98 − .5 − 2.46 = 95.04.
    const { lift, needed } = grantOf(programmeWith(), with98)
    expect(lift).toMatchObject({ points: 3, score: 101, band: 'high' })
    expect(needed).toEqual({ medium: 96, high: 101 })
  })

  it('is .815 where the rural quota took 88, and says so to who competes without it', () => {
    // A threshold of 88 is expected to become 92.52: (98.5 − 92.52) / 5.936 = 1.007.
    const rural = grantOf(programmeWith(), with98, { ...bothQuotas, pool: 'RURAL' })
    expect(rural).toMatchObject({ band: 'high', rural: null, lift: null })
    expect(rural.chance).toBeCloseTo(0.8146, 3)
    expect(rural.competitions.map(({ quota, years }) => [quota, years[0]!.threshold])).toEqual([
      ['GENERAL', 94],
      ['RURAL', 88],
    ])
    expect(rural.competitions[0]!.chance).toBeCloseTo(0.5315, 4)
    const general = grantOf(programmeWith(), with98, bothQuotas)
    expect(general.chance).toBeCloseTo(0.5315, 4)
    expect(general.rural).toMatchObject({ band: 'high' })
    expect(general.rural!.chance).toBeCloseTo(0.8146, 3)
  })

  it('is the same at two universities of a group, unless one asks for more', () => {
    const at = (university: string) => programmeWith({ grants: grantsOf('B057', { university }) })
    const asking = { model: modelOf({ B057: { general: 94 } }, { minima: { 'B057 302': { minimum: 120, year: 2026 } } }) } // oxfmt-ignore
    expect(grantOf(at('13'), with98, asking).chance).toBe(grantOf(at('7'), with98, asking).chance)
    const more = grantOf(at('302'), with98, asking)
    expect(more.asks).toEqual({ minimum: 120, year: 2026 })
    expect(more.chance).toBeLessThan(0.1)
  })

  it('tells what the university asks for where only the rural quota took less', () => {
    const asking = { model: modelOf({ B057: { general: 94, rural: 63 } }, { minima: { 'B057 7': { minimum: 90, year: 2026 } } }) } // oxfmt-ignore
    expect(grantOf(programmeWith(), with98, asking).asks).toBeNull()
    const rural = grantOf(programmeWith(), with98, { ...asking, pool: 'RURAL' })
    expect(rural.asks).toEqual({ minimum: 90, year: 2026 })
    expect(rural.competitions.find(({ quota }) => quota === 'RURAL')!.expected).toBe(90)
  })

  it('is wider for a year further off, and says by how much', () => {
    const far = (year: number) => grantOf(programmeWith(), with98, { years: yearsOf(year) }).competitions[0]!.sigma
    expect(far(2029)).toBeCloseTo(sigma * Math.sqrt(3), 10)
  })

  it('reckons with the number of grants once it is announced, by how it grew', () => {
    const announced = (then: number) => [
      { year: 2026, grants: 1500 },
      { year: 2027, grants: then },
    ]
    const of = (then: number) =>
      grantOf(programmeWith({ grants: grantsOf('B057', { announced: announced(then) }) }), with98).competitions[0]!
    // With the number of grants known to stay the same, its share of the spread disappears.
    expect(of(1500).expected).toBeCloseTo(98, 10)
    expect(of(1500).sigma).toBeCloseTo(Math.hypot(2.8, 3.8, 0.01), 10)
    // With half as many grants the threshold rises by .9 · mean excess · ln 2.
    expect(of(750).expected).toBeCloseTo(98 + 9 * Math.LN2, 10)
  })
})

describe('a chance of a grant is nothing', () => {
  it('below the legal floor, which points can lift', () => {
    const law = programmeWith({ groupCode: 'B049' })
    const low = { model: modelOf({ B049: { general: 60 } }) }
    const below = grantOf(law, { ...with98, unt: 74 }, low)
    expect(below).toMatchObject({ chance: 0, band: 'low', blocked: 'floor', range: { low: 0, high: 0 } })
    expect(below.floor).toEqual({ rule: 'LAW', score: 75 })
    expect(below.lift).toMatchObject({ points: 1, score: 75, band: 'high' })
    expect(grantOf(law, { ...with98, unt: 75 }, low)).toMatchObject({ blocked: null, band: 'high' })
  })

  it('with subjects that open other groups, whatever the points, and points do not lift it', () => {
    for (const unt of [null, 98, 140]) {
      const shut = grantOf(programmeWith(), applicantWith({ unt, untSubjects: 'BIOLOGY+CHEMISTRY' }), bothQuotas)
      expect(shut).toMatchObject({ chance: 0, band: 'low', blocked: 'subjects', range: { low: 0, high: 0 } })
      expect(shut).toMatchObject({ lift: null, rural: null })
      expect(shut.competitions.map(({ chance }) => chance)).toEqual([0])
    }
  })

  it('with a part below its minimum', () => {
    const shut = grantOf(
      programmeWith(),
      { ...with98, untParts: { mathLiteracy: 2, reading: 9, first: 4 } },
      bothQuotas,
    )
    expect(shut).toMatchObject({ chance: 0, blocked: 'parts', lift: null })
    expect(shut.rural).toBeNull()
    expect(
      grantOf(programmeWith(), { ...with98, untParts: { mathLiteracy: 3, first: 5 } }, bothQuotas).blocked,
    ).toBeNull()
  })

  it('below what the university has published for that very year', () => {
    const minima = [{ year: 2027, minimum: 100 }]
    const asking = programmeWith({ grants: grantsOf('B057', { minima }) })
    expect(grantOf(asking, with98)).toMatchObject({ chance: 0, blocked: 'minimum', asks: { minimum: 100, year: 2027 } })
    expect(grantOf(asking, { ...with98, unt: 100 })).toMatchObject({ blocked: null, band: 'medium' })
  })
})

describe('a chance of a grant, for anybody', () => {
  const grants = (check: (outcome: GrantOutcome, programme: Programme, who: Applicant, on: Conditions) => void) =>
    fc.assert(
      fc.property(anyProgramme, anyApplicant, anyConditions, (programme, who, on) => {
        const { outcome } = choiceOf(programme, who, on)
        if (outcome.way === 'GRANT') check(outcome, programme, who, on)
      }),
      { numRuns: runs(60) },
    )

  it('has a word that agrees, and a range that holds it', () => {
    grants(({ chance, band, range, competitions }) => {
      if (chance === null) return expect([band, range]).toEqual([null, null])
      expect(band).toBe(chanceBand(chance))
      expect(range!.low).toBeLessThanOrEqual(chance)
      expect(range!.high).toBeGreaterThanOrEqual(chance)
      expect(chance).toBe(Math.max(...competitions.map(one => one.chance!)))
    })
  })

  it('is the sum anybody can do again, where nothing stands in the way and the university asks for nothing', () => {
    grants(({ blocked, competitions, asks, floor }, { grants: won }, { unt }, { model }) => {
      for (const { expected, sigma, chance } of competitions) {
        if (blocked !== null) expect(chance ?? 0).toBe(0)
        // When the legal floor is above the expected threshold, the floor is shown.
        else if (
          unt !== null &&
          asks === null &&
          expected > (floor?.score ?? 0) &&
          !model!.minima[`${won!.group} ${won!.university}`]
        ) {
          expect(chance).toBeLessThanOrEqual(studentT((unt + 0.5 - expected) / sigma) + 1e-12)
        }
      }
    })
  })

  it('is nothing if and only if something stands in the way', () => {
    grants(({ chance, blocked, floor, asks }, { subjects: pairs }, { unt, untSubjects }) => {
      expect(chance === 0).toBe(blocked !== null)
      if (blocked === 'floor') expect(unt).toBeLessThan(floor!.score)
      if (blocked === 'minimum') expect(unt).toBeLessThan(asks!.minimum)
      if (blocked === 'subjects') expect(pairs.map(pair => pair.toSorted().join())).not.toContain(untSubjects)
    })
  })

  it('is lifted by the points it says, and not by one less', () => {
    grants(({ lift, band, blocked }, programme, who, on) => {
      if (blocked === 'subjects' || blocked === 'parts' || band === 'high') return expect(lift).toBeNull()
      if (lift === null) return
      const [there, short] = [lift.score, lift.score - 1].map(unt => grantOf(programme, { ...who, unt }, on))
      expect(lift.score).toBe(who.unt! + lift.points)
      expect(there).toMatchObject({ chance: lift.chance, band: lift.band })
      expect(chanceBands.indexOf(lift.band)).toBeGreaterThan(chanceBands.indexOf(band!))
      expect(short!.band).toBe(band)
    })
  })

  it('is never smaller in the rural quota, and what is said of the quota comes true', () => {
    grants(({ chance, band, rural, competitions }, programme, who, on) => {
      if (on.pool === 'RURAL') {
        const general = chanceIn(choiceOf(programme, who, { ...on, pool: 'GRANT' }))
        if (competitions.some(({ quota }) => quota === 'GENERAL') && chance !== null) {
          expect(chance).toBeGreaterThanOrEqual(general!)
        }
        return expect(rural).toBeNull()
      }
      const there = grantOf(programme, who, { ...on, pool: 'RURAL' })
      if (rural) {
        expect(there).toMatchObject(rural)
        expect(chanceBands.indexOf(rural.band)).toBeGreaterThan(chanceBands.indexOf(band!))
      } else expect(there.band).toBe(band)
    })
  })
})
