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
  bothQuotas,
  chanceIn,
  choiceOf,
  grantOf,
  modelOf,
  programmeWith,
  subjects,
  with98,
} from '#tests/world/admission.ts'
import { runs } from '#tests/world/runs.ts'
import type { ChoiceFacts, Missing } from './admission-facts.ts'
import type { Applicant } from './demands.ts'
import { floorOf } from './floors.ts'
import type { Programme } from './programme.ts'

const isNumber = ({ outcome }: ChoiceFacts) => outcome.way !== 'REQUIREMENTS' && outcome.chance !== null

describe('a chance is not known', () => {
  it('without a score', () => {
    const outcome = grantOf(programmeWith(), applicantWith({ untSubjects: subjects }), bothQuotas)
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
        // When one alternative is met, the others are no longer missing.
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

describe('what is missing', () => {
  it('is the exam and its subjects for a grant, and what is asked and not told', () => {
    const asked = [
      asking('GPA', 3),
      asking('IELTS', 6, { alternative: 'english' }),
      asking('TOEFL', 80, { alternative: 'english' }),
      asking('LEVEL', 4, { language: 'de' }),
      asking('NONE', null),
    ]
    const missing = (given: Partial<Applicant>) => choiceOf(programmeWith({ asked }), applicantWith(given)).missing
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
    const complete = (who: Applicant): Applicant => ({
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
    const isGiven = (missing: Missing, who: Applicant) =>
      missing.startsWith('language:')
        ? who.languages.some(({ language }) => `language:${language}` === missing)
        : who[missing as 'unt'] !== null
    fc.assert(
      fc.property(anyProgramme, anyApplicant, anyConditions, (programme, who, on) => {
        const { missing, standing, demands, outcome } = choiceOf(programme, who, on)
        expect(new Set(missing).size).toBe(missing.length)
        for (const one of missing) expect(isGiven(one, who)).toBe(false)
        const measures = demands.flatMap(({ options }) => options.map(({ measure }) => measure.toLowerCase()))
        for (const one of missing) {
          const grant = outcome.way === 'GRANT' && (one === 'unt' || one === 'untSubjects')
          expect(grant || measures.includes(one.startsWith('language:') ? 'level' : one)).toBe(true)
        }
        expect(demands.some(({ status }) => status === 'unknown') ? missing.length > 0 : true).toBe(true)
        if (standing === 'unknown') expect(missing).not.toEqual([])
        if (outcome.way === 'GRANT' && outcome.chance === null) expect(missing).toContain('unt')
        expect(choiceOf(programme, complete(who), on)).toMatchObject({ missing: [] })
        expect(choiceOf(programme, complete(who), on).standing).not.toBe('unknown')
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
