import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  abroad,
  analysisOf,
  anyAnalysis,
  anyApplicant,
  anyConditions,
  anyProgramme,
  applicantWith,
  asking,
  grantsOf,
  modelOf,
  programmeWith,
  yearsOf,
} from '#tests/world/admission.ts'
import { runs } from '#tests/world/runs.ts'
import type { ChoiceFacts, EstimateOutcome, GrantOutcome, Missing } from './admission-facts.ts'
import { chanceBand, chanceBands } from './chance.ts'
import type { Conditions, Programme } from './programme.ts'
import { type Applicant, isJudged } from './demands.ts'
import { studentT } from './grants-spread.ts'
import { floorOf } from './floors.ts'

const subjects = 'MATHEMATICS+COMPUTER_SCIENCE' as const
const with98 = applicantWith({ unt: 98, untSubjects: subjects })
const choiceOf = (programme: Programme, applicant: Applicant, changes: Partial<Conditions> = {}) =>
  analysisOf([programme], applicant, changes).choices[0]!
const grantOf = (...of: Parameters<typeof choiceOf>) => choiceOf(...of).outcome as GrantOutcome
const estimateOf = (...of: Parameters<typeof choiceOf>) => choiceOf(...of).outcome as EstimateOutcome
/** The general competition took 94, the rural quota 88. */
const both = { model: modelOf({ B057: { general: 94, rural: 88 } }) }
const sigma = Math.hypot(2.8, 3.8, 3.6, 0.01)
const isNumber = ({ outcome }: ChoiceFacts) => outcome.way !== 'REQUIREMENTS' && outcome.chance !== null
const chanceIn = ({ outcome }: ChoiceFacts) => (outcome.way === 'REQUIREMENTS' ? null : outcome.chance)

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
    // High begins at .5686 of sigma: 98 − .5 + 3.38 = 100.9; medium at −.4142: 98 − .5 − 2.46 = 95.04.
    const { lift, needed } = grantOf(programmeWith(), with98)
    expect(lift).toMatchObject({ points: 3, score: 101, band: 'high' })
    expect(needed).toEqual({ medium: 96, high: 101 })
  })

  it('is .815 where the rural quota took 88, and says so to who competes without it', () => {
    // 88 is expected to be 92.52: (98.5 − 92.52) / 5.936 = 1.007.
    const rural = grantOf(programmeWith(), with98, { ...both, pool: 'RURAL' })
    expect(rural).toMatchObject({ band: 'high', rural: null, lift: null })
    expect(rural.chance).toBeCloseTo(0.8146, 3)
    expect(rural.competitions.map(({ quota, years }) => [quota, years[0]!.threshold])).toEqual([
      ['GENERAL', 94],
      ['RURAL', 88],
    ])
    expect(rural.competitions[0]!.chance).toBeCloseTo(0.5315, 4)
    const general = grantOf(programmeWith(), with98, both)
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
    // Known to stay as it is, only the spread of the number goes.
    expect(of(1500).expected).toBeCloseTo(98, 10)
    expect(of(1500).sigma).toBeCloseTo(Math.hypot(2.8, 3.8, 0.01), 10)
    // Half as many: nine tenths of the mean excess times ln 2.
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
      const shut = grantOf(programmeWith(), applicantWith({ unt, untSubjects: 'BIOLOGY+CHEMISTRY' }), both)
      expect(shut).toMatchObject({ chance: 0, band: 'low', blocked: 'subjects', range: { low: 0, high: 0 } })
      expect(shut).toMatchObject({ lift: null, rural: null })
      expect(shut.competitions.map(({ chance }) => chance)).toEqual([0])
    }
  })

  it('with a part below its minimum', () => {
    const shut = grantOf(programmeWith(), { ...with98, untParts: { mathLiteracy: 2, reading: 9, first: 4 } }, both)
    expect(shut).toMatchObject({ chance: 0, blocked: 'parts', lift: null })
    expect(shut.rural).toBeNull()
    expect(grantOf(programmeWith(), { ...with98, untParts: { mathLiteracy: 3, first: 5 } }, both).blocked).toBeNull()
  })

  it('below what the university has published for that very year', () => {
    const minima = [{ year: 2027, minimum: 100 }]
    const asking = programmeWith({ grants: grantsOf('B057', { minima }) })
    expect(grantOf(asking, with98)).toMatchObject({ chance: 0, blocked: 'minimum', asks: { minimum: 100, year: 2027 } })
    expect(grantOf(asking, { ...with98, unt: 100 })).toMatchObject({ blocked: null, band: 'medium' })
  })
})

describe('a chance is not known', () => {
  it('without a score', () => {
    const outcome = grantOf(programmeWith(), applicantWith({ untSubjects: subjects }), both)
    expect(outcome).toMatchObject({ chance: null, range: null, band: null, blocked: null, lift: null, rural: null })
    expect(outcome.competitions).toMatchObject([{ chance: null, years: [{ threshold: 94 }] }])
    expect(outcome.needed).toEqual({ medium: 96, high: 101 })
  })

  it('without a threshold of the competition a person enters: then the requirements decide', () => {
    const rural = { model: modelOf({ B057: { rural: 88 } }) }
    expect(choiceOf(programmeWith(), with98, rural).outcome).toEqual({ way: 'REQUIREMENTS' })
    expect(grantOf(programmeWith(), with98, { ...rural, pool: 'RURAL' }).chance).toBeCloseTo(0.8146, 3)
  })

  it('at a university where no grant of the group was ever won', () => {
    expect(choiceOf(programmeWith({ grants: null }), with98).outcome).toEqual({ way: 'REQUIREMENTS' })
  })

  it('without anything learnt of grants', () => {
    expect(choiceOf(programmeWith(), with98, { model: null }).outcome).toEqual({ way: 'REQUIREMENTS' })
    fc.assert(
      fc.property(anyAnalysis, anyConditions, anyApplicant, ({ programmes }, conditions, who) => {
        const { choices } = analysisOf(programmes, who, { ...conditions, model: null })
        for (const { outcome } of choices) expect(outcome.way).not.toBe('GRANT')
      }),
    )
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
        // Where the law asks for more than the competition does, the law is what is shown.
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

describe('more points', () => {
  it('never make a chance smaller, nor a standing worse', () => {
    const score = fc.integer({ min: 0, max: 140 })
    fc.assert(
      fc.property(anyProgramme, anyApplicant, anyConditions, score, score, (programme, who, on, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map(unt =>
          choiceOf(programme, { ...who, unt }, on),
        )
        expect(chanceIn(more!) ?? 0).toBeGreaterThanOrEqual(chanceIn(less!) ?? 0)
        const rank = ({ standing }: ChoiceFacts) => ['met', 'unknown', 'nearly', 'unmet'].indexOf(standing)
        expect(rank(more!)).toBeLessThanOrEqual(rank(less!))
        // What is enough as an alternative leaves the others unasked.
        expect(less!.missing).toEqual(expect.arrayContaining(more!.missing))
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('a paid place', () => {
  it('asks for the legal floor where the UNT decides, also without cut-offs', () => {
    const private_ = programmeWith({ ...abroad, groupCode: 'B049', byUnt: true })
    expect(choiceOf(private_, { ...with98, unt: 74 })).toMatchObject({
      outcome: { way: 'REQUIREMENTS' },
      standing: 'nearly',
      demands: [{ status: 'nearly', options: [{ type: 'ACADEMIC', measure: 'UNT', minimum: 75, have: 74 }] }],
    })
    expect(choiceOf(private_, { ...with98, unt: 75 }).standing).toBe('met')
    expect(choiceOf(private_, applicantWith())).toMatchObject({ standing: 'unknown', missing: ['unt'] })
    expect(choiceOf({ ...private_, byUnt: false }, applicantWith())).toMatchObject({ demands: [], standing: 'met' })
  })

  it('asks for the very floor of the competition, first of all', () => {
    fc.assert(
      fc.property(anyProgramme, anyApplicant, anyConditions, (programme, who, on) => {
        const { demands, outcome } = choiceOf(programme, who, on)
        const { groupCode, national } = programme
        const floor = floorOf({ groupCode: groupCode ?? '', national }, on.floors)
        if (outcome.way === 'GRANT') expect(outcome.floor).toEqual(floor)
        const options = demands.flatMap(demand => demand.options)
        expect(options).toHaveLength(programme.asked.length + (programme.byUnt && floor ? 1 : 0))
        if (programme.byUnt && floor) expect(options[0]).toMatchObject({ measure: 'UNT', minimum: floor.score })
      }),
    )
  })
})

describe('an estimate abroad', () => {
  const statistics = { rate: 0.2, year: 2025, measure: 'SAT' as const, low: 1300, high: 1500 }
  const college = programmeWith({ ...abroad, statistics, asked: [asking('IELTS', 6.5)] })

  it('is the rate for the middle of those admitted, by hand', () => {
    const outcome = estimateOf(college, applicantWith({ sat: 1400, ielts: 7 }))
    expect(outcome).toMatchObject({ way: 'ESTIMATE', rate: 0.2, year: 2025, quartiles: { low: 1300, high: 1500 } })
    expect(outcome.chance).toBeCloseTo(0.2, 9)
    // Medium is z = −.3853, so .4563 above −.8416: .7605 standard deviations of 148.3 points are 113, the next ten 120.
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

describe('what is missing', () => {
  it('is the exam and its subjects for a grant, and what is asked and not told', () => {
    const asked = [
      asking('GPA', 3),
      asking('IELTS', 6, { alternative: 'english' }),
      asking('TOEFL', 80, { alternative: 'english' }),
      asking('LEVEL', 4, { language: 'de' }),
      asking('NONE', null),
    ]
    const missing = (told: Partial<Applicant>) => choiceOf(programmeWith({ asked }), applicantWith(told)).missing
    expect(missing({})).toEqual(['unt', 'untSubjects', 'gpa', 'ielts', 'toefl', 'language:de'])
    expect(missing({ unt: 98, gpa: 2, toefl: 70 })).toEqual(['untSubjects', 'language:de'])
    const languages = [{ language: 'de', level: 'BEGINNER' as const }]
    expect(missing({ unt: 98, untSubjects: subjects, gpa: 2, ielts: 4, languages })).toEqual([])
  })

  it('is no subject where every subject opens the group, and no measure that asks for nothing', () => {
    expect(choiceOf(programmeWith({ subjects: [] }), applicantWith()).missing).toEqual(['unt'])
    const asked = [asking('IELTS', 6, { alternative: 'any' }), asking('SAT', null, { alternative: 'any' })]
    expect(choiceOf(programmeWith({ ...abroad, asked }), applicantWith()).missing).toEqual(['ielts'])
  })

  it('is never what was told, always what is asked, and nothing once everything is told', () => {
    const told = (who: Applicant): Applicant => ({
      ...who,
      unt: who.unt ?? 90,
      untSubjects: who.untSubjects ?? subjects,
      gpa: who.gpa ?? 3,
      ielts: who.ielts ?? 6,
      toefl: who.toefl ?? 80,
      sat: who.sat ?? 1200,
      languages: ['en', 'kk', 'de'].map(
        code => who.languages.find(({ language }) => language === code) ?? { language: code, level: 'ADVANCED' },
      ),
    })
    const isTold = (missing: Missing, who: Applicant) =>
      missing.startsWith('language:')
        ? who.languages.some(({ language }) => `language:${language}` === missing)
        : who[missing as 'unt'] !== null
    fc.assert(
      fc.property(anyProgramme, anyApplicant, anyConditions, (programme, who, on) => {
        const { missing, standing, demands, outcome } = choiceOf(programme, who, on)
        expect(new Set(missing).size).toBe(missing.length)
        for (const one of missing) expect(isTold(one, who)).toBe(false)
        const measures = demands.flatMap(({ options }) => options.map(({ measure }) => measure.toLowerCase()))
        for (const one of missing) {
          const grant = outcome.way === 'GRANT' && (one === 'unt' || one === 'untSubjects')
          expect(grant || measures.includes(one.startsWith('language:') ? 'level' : one)).toBe(true)
        }
        expect(demands.some(({ status }) => status === 'unknown') ? missing.length > 0 : true).toBe(true)
        if (standing === 'unknown') expect(missing).not.toEqual([])
        if (outcome.way === 'GRANT' && outcome.chance === null) expect(missing).toContain('unt')
        expect(choiceOf(programme, told(who), on)).toMatchObject({ missing: [] })
        expect(choiceOf(programme, told(who), on).standing).not.toBe('unknown')
      }),
    )
  })
})

describe('an analysis', () => {
  it('puts the best chance first, then what has no number by how its requirements stand', () => {
    const of = (majorId: string, changes: Partial<Programme>) => programmeWith({ ...abroad, majorId, ...changes })
    const { choices } = analysisOf(
      [
        of('unmet', { asked: [asking('GPA', 3.9)] }),
        of('unknown', { asked: [asking('SAT', 1300)] }),
        programmeWith({ majorId: 'medium' }),
        of('met', {}),
        of('nearly', { asked: [asking('GPA', 3.2)] }),
        programmeWith({ majorId: 'shut', subjects: [['BIOLOGY', 'CHEMISTRY']] }),
        programmeWith({ majorId: 'high', groupCode: 'B058' }),
        of('also-met', {}),
      ],
      { ...with98, gpa: 3 },
      { model: modelOf({ B057: { general: 94 }, B058: { general: 60 } }) },
    )
    expect(choices.map(({ majorId }) => majorId)).toEqual([
      'high',
      'medium',
      'shut',
      'met',
      'also-met',
      'unknown',
      'nearly',
      'unmet',
    ])
  })

  it('keeps every programme with its cost, chances falling, standings after them', () => {
    const standings = ['met', 'unknown', 'nearly', 'unmet']
    fc.assert(
      fc.property(anyAnalysis, ({ programmes, facts: { choices } }) => {
        const ids = (of: readonly { majorId: string }[]) => of.map(({ majorId }) => majorId).sort()
        expect(ids(choices)).toEqual(ids(programmes))
        const numbers = choices.filter(isNumber)
        expect(choices.slice(0, numbers.length)).toEqual(numbers)
        const chances = numbers.map(choice => chanceIn(choice)!)
        expect(chances).toEqual(chances.toSorted((one, other) => other - one))
        const others = choices.slice(numbers.length).map(({ standing }) => standings.indexOf(standing))
        expect(others).toEqual(others.toSorted())
        for (const { majorId, cost } of choices) {
          expect(programmes.some(one => one.majorId === majorId && one.cost === cost)).toBe(true)
        }
      }),
    )
  })

  it('is of plain values: what is kept is what was found', () => {
    fc.assert(
      fc.property(anyAnalysis, ({ facts }) => {
        expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
      }),
    )
  })
})
