import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AdmissionSheet } from '#app/domain/admission/admission-sheet.server.ts'
import type { Programme } from '#app/domain/admission/programme.ts'
import { studentT } from '#app/domain/admission/grants-spread.ts'
import { competitionKey } from '#app/domain/admission/grants-model.ts'
import { nextSteps } from '#app/domain/admission/next-steps.ts'
import { type Language, languages } from '#app/i18n/config.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'
import {
  abroad,
  analysisOf,
  anyAnalysis,
  anyConditions,
  applicantWith,
  asking,
  grantsOf,
  model,
  programmeWith,
  yearsOf,
} from '#tests/world/admission.ts'
import { runs } from '#tests/world/runs.ts'
import { sheetTexts } from './sheet-texts.server.ts'

type Facts = ReturnType<typeof analysisOf>
const deadlines = [
  { from: '2026-12-20', to: '2027-01-10', text: 'портфолио' },
  { from: null, to: '2027-07-20', text: 'заявление' },
]

/** Adds the names from the catalogue to computed facts. */
function sheetOf(facts: Facts, programmes: readonly Programme[]): AdmissionSheet {
  const institution = { id: 'kaznu', name: 'Казахский университет', short: 'КазНУ', city: 'Алматы', there: true }
  const subjectsOf = (id: string) => programmes.find(({ majorId }) => majorId === id)!.subjects
  return {
    ...facts,
    programmes: facts.choices.map(choice => ({
      ...choice,
      isOffered: true,
      name: 'Информатика',
      lang: undefined,
      institution,
      subjects: subjectsOf(choice.majorId),
      deadlines,
    })),
    steps: nextSteps(facts),
  }
}

const textsOf = (programmes: Programme[], facts: Facts, language: Language = 'en') =>
  sheetTexts(sheetOf(facts, programmes), readerOf(language, 'chance'))
const oneOf = (programme: Programme, given: Parameters<typeof applicantWith>[0], language: Language = 'en') =>
  textsOf([programme], analysisOf([programme], applicantWith(given)), language).programmes[0]!

/** Gives each programme another institution. */
const named = (sheet: AdmissionSheet): AdmissionSheet => ({
  ...sheet,
  programmes: sheet.programmes.map((one, at) => ({ ...one, institution: { ...one.institution, short: `№${at}` } })),
})

const chanceIn = ({ outcome }: Facts['choices'][number]) => (outcome.way === 'GRANT' ? outcome.chance : null)

/** Returns every string inside a value, at any depth. */
function leaves(of: unknown): string[] {
  if (typeof of === 'string') return [of]
  return of !== null && typeof of === 'object' ? Object.values(of).flatMap(leaves) : []
}

/** Reads the figures of a calculation such as `(98 + 0.5 − 98) / 5.9 = 0.08; … 53%`. */
function readSum(sum: string) {
  const plain = sum.replaceAll('−', '-').replaceAll(/(\d),(\d)/g, '$1.$2')
  const found = /^\((\d+) \+ 0\.5 - ([\d.]+)\) \/ ([\d.]+) = (-?[\d.]+);.*?(\d+)\s?%(?!.*%)/.exec(plain)
  if (!found) throw new Error(`not a sum: ${sum}`)
  const [score, expected, sigma, z, percent] = found.slice(1).map(Number) as [number, number, number, number, number]
  return { z: (score + 0.5 - expected) / sigma, shown: z, percent }
}

const it98 = { unt: 98, untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE' } as const

describe('an analysis in words', () => {
  it.each(languages)('has no gap in %s, whatever was found', language => {
    fc.assert(
      fc.property(anyAnalysis, ({ programmes, facts }) => {
        for (const text of leaves(textsOf(programmes, facts, language))) {
          expect(text.trim()).not.toBe('')
          // Message keys, such as lift.met, begin in lower case and contain a dot; members of our enums are in
          // capitals.
          expect(text).not.toMatch(/undefined|NaN|null|Infinity|object|[{}]|[a-z]\.[a-z]|[A-Z]_[A-Z]|Invalid/)
          expect(text).not.toMatch(/ {2}|\.\.|[:;,]\.|: *$|\( *\)/)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('says in three languages the same number of things', () => {
    fc.assert(
      fc.property(anyAnalysis, ({ programmes, facts }) => {
        const [ru, ...others] = languages.map(language => textsOf(programmes, facts, language))
        for (const other of others) expect(leaves(other)).toHaveLength(leaves(ru).length)
      }),
      { numRuns: 20 },
    )
  })

  it('is told for every programme, with a sum for every competition it comes out for', () => {
    fc.assert(
      fc.property(anyAnalysis, fc.constantFrom(...languages), ({ programmes, facts }, language) => {
        const texts = textsOf(programmes, facts, language)
        expect(texts.programmes.map(({ id }) => id)).toEqual(facts.choices.map(({ majorId }) => majorId))
        expect(texts.mayTell).toBe(facts.choices.some(({ missing }) => missing.length > 0))
        for (const [at, { sums, chance }] of texts.programmes.entries()) {
          const { outcome } = facts.choices[at]!
          const summed = outcome.way === 'GRANT' && outcome.blocked === null && outcome.chance !== null
          expect(sums.length).toBeLessThanOrEqual(summed ? outcome.competitions.length : 0)
          // A chance that is zero or unknown is shown without a figure.
          expect(chance === null).toBe(outcome.way === 'REQUIREMENTS' || !outcome.chance)
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each(languages)('shows a sum in %s that comes out as it says', language => {
    fc.assert(
      fc.property(anyAnalysis, ({ programmes, facts }) => {
        for (const { sums } of textsOf(programmes, facts, language).programmes) {
          for (const { z, shown, percent } of sums.map(readSum)) {
            expect(Math.abs(z - shown)).toBeLessThanOrEqual(0.02 + 0.02 * Math.abs(z))
            for (const one of [z, shown]) expect(Math.abs(100 * studentT(one) - percent)).toBeLessThanOrEqual(2)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('one programme in words', () => {
  it('by hand', () => {
    const texts = oneOf(programmeWith(), it98)
    expect(texts.sums).toEqual(['(98 + 0.5 − 98) / 5.9 = 0.08; by Student’s t with 4 degrees of freedom that is 53%'])
    expect(texts.chance).toMatchObject({ band: 'medium', percent: '53%', range: '42 to 64%' })
    expect(texts.lift).toBe('3 more UNT points, 101 in all, and the chance becomes high: 71%.')
    expect(texts.nation).toEqual(['This is one competition of the whole country for B057: in 2026 it took 94.'])
    expect(texts.past).toEqual([
      {
        key: 'general-general',
        title: 'General competition',
        here: false,
        rows: [{ year: '2026', cells: ['94', '1,000', '40; lowest 95'] }],
      },
    ])
    expect(oneOf(programmeWith(), it98, 'ru').sums[0]).toMatch(/^\(98 \+ 0,5 − 98\) \/ 5,9 = 0,08; .* 53.%$/)
  })

  it('says that a list is missing, and that a few grants in the whole country tell nothing', () => {
    const key = competitionKey({ section: 'GENERAL', quota: 'GENERAL', group: 'B057', university: '7' })
    const known = [{ year: 2025, threshold: 50, excess: 0, grants: 1, universities: 1 }]
    const thin = { ...model, years: [2025, 2026], thresholds: { [key]: known } }
    const here = [{ year: 2025, section: 'GENERAL', quota: 'GENERAL', minimum: 50, grants: 1 }]
    const programme = programmeWith({ grants: grantsOf('B057', { here }) })
    const facts = analysisOf([programme], applicantWith(it98), { model: thin })
    for (const language of languages) {
      const { nation, explanation } = textsOf([programme], facts, language).programmes[0]!
      const { t } = readerOf(language, 'chance')
      expect(nation).toContain(t('nation.older', { newest: 2026, year: 2025 }))
      expect(nation).toContain(t('nation.few', { grants: 1 }))
      expect(explanation).toBeNull()
    }
  })

  it('tells who has no score yet which one is needed', () => {
    expect(oneOf(programmeWith(), { untSubjects: it98.untSubjects }).nation[1]).toBe(
      'For 2027: a medium chance takes 96 points, a high one 101.',
    )
  })

  it('tells who is far from admission that the spread is wider, and by how much', () => {
    const programme = programmeWith()
    const facts = analysisOf([programme], applicantWith(it98), { years: yearsOf(2029) })
    expect(textsOf([programme, programmeWith({ majorId: 'other' })], facts).ahead).toBe(
      'Admission is more than a year away: we know the cut-offs of 2029 less well, so the spread is 1.7 times the usual one.',
    )
    expect(textsOf([programme], analysisOf([programme], applicantWith(it98))).ahead).toBeNull()
  })

  it('says once that two universities of a group share one competition', () => {
    const two = [programmeWith(), programmeWith({ majorId: 'other' })]
    const facts = analysisOf(two, applicantWith(it98))
    const sheet = sheetOf(facts, two)
    const [one, other] = sheet.programmes
    const named = { ...sheet, programmes: [one!, { ...other!, institution: { ...other!.institution, short: 'КБТУ' } }] }
    const reader = readerOf('en', 'chance')
    expect(sheetTexts(named, reader).alike).toEqual([expect.stringMatching(/^B057 \(КазНУ, КБТУ\): they share one/)])
    expect(sheetTexts(sheet, reader).alike).toEqual([])
  })

  it('gives two universities of a group that ask for nothing of their own one chance, or says what differs', () => {
    const years = fc.integer({ min: 2023, max: 2026 })
    const placed = fc.record({
      university: fc.constantFrom('7', '13'),
      year: years,
      threshold: fc.integer({ min: 50, max: 130 }),
    })
    const score = fc.integer({ min: 50, max: 140 })
    fc.assert(
      fc.property(anyConditions, fc.array(placed, { maxLength: 2 }), score, (conditions, more, unt) => {
        const held = more.map(({ university, ...took }) => [
          competitionKey({ section: 'UNIVERSITY_TECHNICAL', quota: 'GENERAL', group: 'B057', university }),
          [{ ...took, excess: 8, grants: 20, universities: 1 }],
        ])
        const thresholds = {
          ...conditions.model?.thresholds,
          ...model.thresholds,
          ...(Object.fromEntries(held) as object),
        }
        const two = ['7', '13'].map(university =>
          programmeWith({ majorId: university, grants: grantsOf('B057', { university }) }),
        )
        const known = { ...model, ...conditions.model, thresholds, minima: {} }
        const facts = analysisOf(two, applicantWith({ ...it98, unt }), { ...conditions, model: known })
        const { alike, programmes } = sheetTexts(named(sheetOf(facts, two)), readerOf('en', 'chance'))
        const [one, other] = facts.choices.map(choice => chanceIn(choice))
        expect(alike.length).toBeGreaterThan(0)
        if (alike.every(text => text.includes('they share one'))) expect(one).toBe(other)
        else expect(programmes.some(({ nation }) => nation.some(text => text.includes('grants of its own')))).toBe(true)
        if (one !== other) expect(alike.some(text => text.includes('so is the chance'))).toBe(true)
      }),
      { numRuns: runs(40) },
    )
  })

  it('tells of grants placed with one university, and of a programme apart, beside the competition of the country', () => {
    const placed = { section: 'UNIVERSITY_TECHNICAL', quota: 'GENERAL', group: 'B057', university: '7' }
    const branch = { ...placed, section: 'FOREIGN_BRANCH', tag: 'KZ-UK-007' }
    const took = (threshold: number) => [{ year: 2026, threshold, excess: 10, grants: 40, universities: 1 }]
    const both = { [competitionKey(placed)]: took(80), [competitionKey(branch)]: took(65) }
    const here = { ...model, thresholds: { ...model.thresholds, ...both } }
    const two = [
      programmeWith({ grants: grantsOf('B057', { apart: ['KZ-UK-007', 'KZ-DE-007'] }) }),
      programmeWith({ majorId: 'other', grants: grantsOf('B057', { university: '13' }) }),
    ]
    const facts = analysisOf(two, applicantWith({ ...it98, unt: 85 }), { model: here })
    const sheet = sheetOf(facts, two)
    const { programmes, alike } = sheetTexts(named(sheet), readerOf('en', 'chance'))
    const [best, other] = programmes
    expect(best!.nation.slice(1)).toEqual([
      'The university has grants of its own too, technical grants placed with this university: in 2026 it took 80. The chance is that of the best of the competitions.',
      expect.stringMatching(
        /^This group also has a separate programme \(KZ-UK-007\), grants of a branch of a foreign university: in 2026 it took 65\. .* With your score the chance there is 9\d%\.$/,
      ),
    ])
    expect(other!.nation).toHaveLength(1)
    expect(alike).toEqual([expect.stringMatching(/^B057 \(№0\): the university has grants of its own/)])
    // The branch is easier to get into, and raises no other chance.
    expect(Number.parseInt(best!.chance!.percent)).toBeLessThan(70)
  })

  it('calls requirements met only when they are', () => {
    const met = 'The requirements are met. Apply in time.'
    const asked = [asking('GPA', 3), asking('SAT', 1300)]
    const school = programmeWith({ ...abroad, asked })
    expect(oneOf(school, { gpa: 3, sat: 1300 }).lift).toBe(met)
    expect(oneOf(school, { gpa: 3 }).lift).toBe(
      'Tell us what is missing and we will check it against the requirements.',
    )
    expect(oneOf(school, { gpa: 3, sat: 1250 }).lift).toBe('Meet the requirement: SAT at least 1300.')
    fc.assert(
      fc.property(anyAnalysis, ({ programmes, facts }) => {
        for (const { lift, standing } of textsOf(programmes, facts).programmes) {
          if (lift === met) expect(standing).toMatch(/^Requirements met/)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('never shows what a person has as enough when it is not', () => {
    const school = (minimum: number) => programmeWith({ ...abroad, asked: [asking('GPA', minimum)] })
    const demandOf = (minimum: number, gpa: number) => oneOf(school(minimum), { gpa }).demands[0]!
    const most = ' of 4; you have'
    expect(demandOf(3.5, 3.496)).toMatchObject({ status: 'nearly', text: `Grade average at least 3.5${most} 3.49` })
    // A floating-point grade slightly below 3.6.
    expect(demandOf(3.6, 4.6 - 1)).toMatchObject({ status: 'met', text: `Grade average at least 3.6${most} 3.6` })
    const asked = [asking('SAT', 1400)]
    expect(oneOf(programmeWith({ ...abroad, asked }), { sat: 1390 }).demands[0]!.text).toBe(
      'SAT at least 1400; you have 1390',
    )
  })
})
