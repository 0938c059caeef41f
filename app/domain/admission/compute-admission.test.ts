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
  programmeWith,
} from '#tests/world/admission.ts'
import type { ChoiceFacts, EstimateOutcome, GrantOutcome, Missing } from './admission-facts.ts'
import { chanceBand, chanceBands, normal } from './chance.ts'
import type { Conditions, Programme } from './compute-admission.ts'
import type { Applicant } from './demands.ts'
import { floorOf } from './floors.ts'

const subjects = 'MATHEMATICS+COMPUTER_SCIENCE' as const
const with98 = applicantWith({ unt: 98, untSubjects: subjects })
const choiceOf = (programme: Programme, applicant: Applicant, changes: Partial<Conditions> = {}) =>
  analysisOf([programme], applicant, changes).choices[0]!
const grantOf = (...of: Parameters<typeof choiceOf>) => choiceOf(...of).outcome as GrantOutcome
const estimateOf = (...of: Parameters<typeof choiceOf>) => choiceOf(...of).outcome as EstimateOutcome
const bothPools = programmeWith({
  cutoffs: { GRANT: [{ cycle: 2025, score: 94 }], RURAL: [{ cycle: 2025, score: 88 }] },
})
const isNumber = ({ outcome }: ChoiceFacts) => outcome.way !== 'REQUIREMENTS' && outcome.chance !== null
const chanceIn = ({ outcome }: ChoiceFacts) => (outcome.way === 'REQUIREMENTS' ? null : outcome.chance)

describe('the chance of a grant, by hand', () => {
  it('is .510 with 98 points, a last cut-off of 94, a drift of 4.3 and a sigma of 8', () => {
    const outcome = grantOf(programmeWith(), with98)
    expect(outcome.chance).toBeCloseTo(normal((98 + 0.5 - 94 - 4.3) / 8), 12)
    expect(outcome.chance).toBeCloseTo(0.50997, 5)
    expect(outcome).toMatchObject({ way: 'GRANT', band: 'medium', blocked: null, rural: null })
    expect(outcome.floor).toEqual({ rule: 'GENERAL', score: 50 })
    const [pool] = outcome.pools
    expect(outcome.pools).toHaveLength(1)
    expect(pool).toMatchObject({ pool: 'GRANT', cutoff: 94, cycle: 2025, drift: 4.3, chance: outcome.chance })
    expect(pool!.sigma).toBeCloseTo(8, 12)
  })

  it('has a range of one shared standard deviation to both sides', () => {
    // (.2 ∓ 4) / √48 = −.5485 and .6062
    const { range } = grantOf(programmeWith(), with98)
    expect(range!.low).toBeCloseTo(0.29168, 5)
    expect(range!.high).toBeCloseTo(0.72781, 5)
  })

  it('becomes high with four points more', () => {
    // High begins at z = .5244: 98.3 − .5 + 4.195 = 101.995; (102.5 − 98.3) / 8 = .525.
    const { lift } = grantOf(programmeWith(), with98)
    expect(lift).toMatchObject({ points: 4, score: 102, band: 'high' })
    expect(lift!.chance).toBeCloseTo(0.70021, 5)
  })

  it('is .781 where the rural quota closed at 88, and says so to who competes without it', () => {
    // (98.5 − 88 − 4.3) / 8 = .775
    const rural = grantOf(bothPools, with98, { pool: 'RURAL' })
    expect(rural).toMatchObject({ band: 'high', rural: null, lift: null })
    expect(rural.chance).toBeCloseTo(0.78083, 5)
    expect(rural.pools.map(({ pool, cutoff }) => [pool, cutoff])).toEqual([
      ['GRANT', 94],
      ['RURAL', 88],
    ])
    expect(rural.pools[0]!.chance).toBeCloseTo(0.50997, 5)
    const general = grantOf(bothPools, with98)
    expect(general.chance).toBeCloseTo(0.50997, 5)
    expect(general.rural).toMatchObject({ band: 'high' })
    expect(general.rural!.chance).toBeCloseTo(0.78083, 5)
  })

  it('reckons from the newest cut-off, wider for an older one, surer for several', () => {
    const of = (...cycles: number[]) =>
      grantOf(
        programmeWith({ cutoffs: { GRANT: cycles.map((cycle, at) => ({ cycle, score: 94 - at })), RURAL: [] } }),
        with98,
      ).pools[0]!
    expect(of(2023)).toMatchObject({ cutoff: 94, cycle: 2023, drift: 8.6 })
    expect(of(2023).sigma).toBeCloseTo(Math.sqrt(128), 12)
    // √(48 + 16/2)
    expect(of(2025, 2023)).toMatchObject({ cutoff: 94, cycle: 2025, drift: 4.3 })
    expect(of(2025, 2023).sigma).toBeCloseTo(Math.sqrt(56), 12)
  })
})

describe('a chance of a grant is nothing', () => {
  it('below the legal floor, which points can lift', () => {
    const law = programmeWith({ groupCode: 'B049', cutoffs: { GRANT: [{ cycle: 2025, score: 60 }], RURAL: [] } })
    const below = grantOf(law, { ...with98, unt: 74 })
    expect(below).toMatchObject({ chance: 0, band: 'low', blocked: 'floor', range: { low: 0, high: 0 } })
    expect(below.floor).toEqual({ rule: 'LAW', score: 75 })
    expect(below.lift).toMatchObject({ points: 1, score: 75, band: 'high' })
    expect(grantOf(law, { ...with98, unt: 75 })).toMatchObject({ blocked: null, band: 'high' })
  })

  it('with subjects that open other groups, whatever the points, and points do not lift it', () => {
    for (const unt of [null, 98, 140]) {
      const shut = grantOf(bothPools, applicantWith({ unt, untSubjects: 'BIOLOGY+CHEMISTRY' }))
      expect(shut).toMatchObject({ chance: 0, band: 'low', blocked: 'subjects', range: { low: 0, high: 0 } })
      expect(shut).toMatchObject({ lift: null, rural: null })
      expect(shut.pools.map(({ chance }) => chance)).toEqual([0])
    }
  })

  it('with a part below its minimum', () => {
    const shut = grantOf(bothPools, { ...with98, untParts: { mathLiteracy: 2, reading: 9, first: 4 } })
    expect(shut).toMatchObject({ chance: 0, blocked: 'parts', lift: null })
    expect(shut.rural).toBeNull()
    expect(grantOf(bothPools, { ...with98, untParts: { mathLiteracy: 3, first: 5 } }).blocked).toBeNull()
  })
})

describe('a chance is not known', () => {
  it('without a score', () => {
    const outcome = grantOf(bothPools, applicantWith({ untSubjects: subjects }))
    expect(outcome).toMatchObject({ chance: null, range: null, band: null, blocked: null, lift: null, rural: null })
    expect(outcome.pools).toMatchObject([{ cutoff: 94, chance: null }])
  })

  it('without cut-offs of the competition a person enters: then the requirements decide', () => {
    const rural = programmeWith({ cutoffs: { GRANT: [], RURAL: [{ cycle: 2025, score: 88 }] } })
    expect(choiceOf(rural, with98).outcome).toEqual({ way: 'REQUIREMENTS' })
    expect(grantOf(rural, with98, { pool: 'RURAL' }).chance).toBeCloseTo(0.78083, 5)
  })

  it('without figures of how cut-offs move', () => {
    expect(choiceOf(bothPools, with98, { figures: null }).outcome).toEqual({ way: 'REQUIREMENTS' })
    fc.assert(
      fc.property(anyAnalysis, anyConditions, anyApplicant, ({ programmes }, conditions, who) => {
        const { choices } = analysisOf(programmes, who, { ...conditions, figures: null })
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
      { numRuns: 150 },
    )

  it('has a word that agrees, and a range that holds it', () => {
    grants(({ chance, band, range, pools }) => {
      if (chance === null) return expect([band, range]).toEqual([null, null])
      expect(band).toBe(chanceBand(chance))
      expect(range!.low).toBeLessThanOrEqual(chance)
      expect(range!.high).toBeGreaterThanOrEqual(chance)
      expect(chance).toBe(Math.max(...pools.map(pool => pool.chance!)))
    })
  })

  it('is the sum anybody can do again, where nothing stands in the way', () => {
    grants(({ blocked, pools }, _, { unt }) => {
      for (const { cutoff, drift, sigma, chance } of pools) {
        if (blocked !== null) expect(chance ?? 0).toBe(0)
        else if (unt !== null) expect(chance).toBeCloseTo(normal((unt + 0.5 - cutoff - drift) / sigma), 12)
      }
    })
  })

  it('is nothing if and only if something stands in the way', () => {
    grants(({ chance, blocked, floor }, { subjects: pairs }, { unt, untSubjects }) => {
      expect(chance === 0).toBe(blocked !== null)
      if (blocked === 'floor') expect(unt).toBeLessThan(floor!.score)
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
    grants(({ chance, band, rural, pools }, programme, who, on) => {
      if (on.pool === 'RURAL') {
        const general = chanceIn(choiceOf(programme, who, { ...on, pool: 'GRANT' }))
        if (pools.some(({ pool }) => pool === 'GRANT') && chance !== null) {
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
        expect(more!.missing).toEqual(less!.missing)
      }),
      { numRuns: 150 },
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
        const { cutoffs } = abroad
        const programme = { ...given, cutoffs, statistics: { ...(given.statistics ?? statistics), rate } }
        const { outcome, demands } = choiceOf(programme, who, on)
        if (outcome.way !== 'ESTIMATE') throw new Error('an estimate was asked for')
        expect(outcome.band).toBe(chanceBand(outcome.chance))
        expect(outcome.chance === 0).toBe(demands.some(({ status }) => status === 'unmet' || status === 'nearly'))
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
      { numRuns: 150 },
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
        programmeWith({ majorId: 'high', cutoffs: { GRANT: [{ cycle: 2025, score: 60 }], RURAL: [] } }),
        of('also-met', {}),
      ],
      { ...with98, gpa: 3 },
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
