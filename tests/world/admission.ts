import fc from 'fast-check'
import { languageLevels } from '#app/domain/academic/languages.ts'
import { untParts, untSubjectPairs } from '#app/domain/academic/unt.ts'
import type { Floor } from '#app/domain/admission/admission-facts.ts'
import type { ChanceFigures } from '#app/domain/admission/chance.ts'
import { type Conditions, computeAdmission, type Programme } from '#app/domain/admission/compute-admission.ts'
import type { Applicant, Asked } from '#app/domain/admission/demands.ts'
import {
  costSources,
  floorRules,
  institutionTypes,
  measures,
  pools,
  requirementTypes,
} from '#app/domain/institutions/vocabulary.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'

/** Somebody who has told nothing but what a test is about. */
export function applicantWith(told: Partial<Applicant> = {}): Applicant {
  const nothing = { unt: null, untSubjects: null, gpa: null, ielts: null, toefl: null, sat: null }
  return { ...nothing, untParts: {}, languages: [], ...told }
}

/** A requirement of which only what is measured, and the least of it, matters. */
export function asking(measure: Asked['measure'], minimum: number | null, more: Partial<Asked> = {}): Asked {
  return { type: 'ACADEMIC', measure, minimum, language: null, alternative: null, text: null, ...more }
}

/** Information technology at a university whose last cut-off of the general competition was 94. */
export function programmeWith(changes: Partial<Programme> = {}): Programme {
  return {
    majorId: 'it',
    institutionId: 'university',
    type: 'UNIVERSITY',
    groupCode: 'B057',
    subjects: [['MATHEMATICS', 'COMPUTER_SCIENCE']],
    national: false,
    byUnt: true,
    cutoffs: { GRANT: [{ cycle: 2025, score: 94 }], RURAL: [] },
    asked: [],
    statistics: null,
    cost: null,
    ...changes,
  }
}

/** A programme abroad, which has no state grants and publishes figures of those it admits. */
export const abroad = {
  groupCode: null,
  subjects: [],
  byUnt: false,
  cutoffs: { GRANT: [], RURAL: [] },
} satisfies Partial<Programme>

const scores = { GENERAL: 50, NATIONAL: 65, PEDAGOGY: 75, LAW: 75, HEALTH: 70, AGRICULTURE: 50 } as const
export const floors: Floor[] = floorRules.map(rule => ({ rule, score: scores[rule] }))

/** A step is two years; from 2025 to 2027 a cut-off rises by 4.3, give or take √(48 + 4²) = 8. */
export const figures: ChanceFigures = {
  step: 2,
  pools: {
    GRANT: { drift: 4.3, within: Math.sqrt(48), common: 4 },
    RURAL: { drift: 4.3, within: Math.sqrt(48), common: 4 },
  },
}

/** The same admission whatever the kind of institution. */
export function yearsOf(year: number) {
  return { UNIVERSITY: year, COLLEGE: year, SCHOOL: year }
}

const day = { madeOn: '2026-11-22', fittedAt: '2026-11-01T00:00:00.000Z' }
const usual: Conditions = { years: yearsOf(2027), pool: 'GRANT', floors, figures }

/** An analysis made on one day in November. */
export function analysisOf(programmes: readonly Programme[], applicant: Applicant, changes: Partial<Conditions> = {}) {
  return computeAdmission(programmes, applicant, { ...usual, ...day, ...changes })
}

const nullable = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const whole = (min: number, max: number) => fc.integer({ min, max })
const hundredths = (min: number, max: number) => whole(min * 100, max * 100).map(value => value / 100)
const skills = ['en', 'kk', 'de'] as const

const parts = fc.record(
  {
    mathLiteracy: whole(0, untParts.mathLiteracy.most),
    reading: whole(0, untParts.reading.most),
    history: whole(0, untParts.history.most),
    first: whole(0, untParts.first.most),
    second: whole(0, untParts.second.most),
  },
  { requiredKeys: [] },
)

/** Anybody, whatever they have told. */
export const anyApplicant: fc.Arbitrary<Applicant> = fc.record({
  unt: nullable(whole(0, 140)),
  untSubjects: nullable(fc.constantFrom(...untSubjectPairs)),
  untParts: fc.oneof(fc.constant({}), parts),
  gpa: nullable(hundredths(0, 4)),
  ielts: nullable(whole(0, 18).map(halves => halves / 2)),
  toefl: nullable(whole(0, 120)),
  sat: nullable(whole(40, 160).map(tens => tens * 10)),
  languages: fc.uniqueArray(
    fc.record({ language: fc.constantFrom(...skills), level: fc.constantFrom(...languageLevels) }),
    { selector: ({ language }) => language },
  ),
})

const least = {
  UNT: whole(50, 120),
  GPA: hundredths(2, 4),
  IELTS: whole(8, 16).map(halves => halves / 2),
  TOEFL: whole(60, 110),
  SAT: whole(100, 155).map(tens => tens * 10),
  LEVEL: whole(1, 6),
}
const words = fc.constantFrom({ ru: 'портфолио', kk: 'портфолио', en: 'portfolio' }, { ru: 'собеседование' })

/** Anything an institution may ask: what has no measure has words, what is of a language names it. */
export const anyAsked: fc.Arbitrary<Asked> = fc.constantFrom(...measures).chain(measure =>
  fc.record({
    type: fc.constantFrom(...requirementTypes),
    measure: fc.constant(measure),
    minimum: measure === 'NONE' ? fc.constant(null) : least[measure],
    language: measure === 'LEVEL' ? fc.constantFrom(...skills) : fc.constant(null),
    alternative: fc.constantFrom(null, null, 'english', 'exam'),
    text: measure === 'NONE' ? words : nullable(words),
  }),
)

const cutoffs = fc
  .uniqueArray(fc.record({ cycle: whole(2021, 2025), score: whole(50, 140) }), {
    selector: ({ cycle }) => cycle,
    maxLength: 3,
  })
  .map(known => known.toSorted((one, other) => other.cycle - one.cycle))

const quartiles = fc.oneof(
  fc.constant({ measure: null, low: null, high: null }),
  fc.constantFrom({ measure: 'SAT' as const, low: null, high: null }),
  fc.tuple(whole(800, 1400), whole(1, 200)).map(([low, wide]) => ({ measure: 'SAT' as const, low, high: low + wide })),
  hundredths(2, 3.8).map(low => ({ measure: 'GPA' as const, low, high: 4 })),
)
const statistics = fc
  .tuple(
    whole(5, 1000).map(thousandths => thousandths / 1000),
    quartiles,
  )
  .map(([rate, of]) => ({ rate, year: 2025, ...of }))

const cost = fc
  .record({
    amount: nullable(fc.constantFrom(0, 1, 405_416, 63_540)),
    currency: fc.constantFrom('KZT', 'USD'),
    years: fc.constantFrom(2.83, 4, 6),
    year: fc.constant(2025),
    source: fc.constantFrom(...costSources),
    checked: fc.boolean(),
  })
  .map(of => ({ ...of, tenge: of.amount === null ? null : of.amount * (of.currency === 'KZT' ? 1 : 520) }))

const pairs: ExamSubject[][] = [['MATHEMATICS', 'COMPUTER_SCIENCE'], ['BIOLOGY', 'CHEMISTRY'], ['CREATIVE_EXAM']]

/** Any programme: with grants or without, at home or abroad. */
export const anyProgramme: fc.Arbitrary<Programme> = fc.record({
  majorId: fc.uuid(),
  institutionId: fc.constantFrom('one', 'other'),
  type: fc.constantFrom(...institutionTypes),
  groupCode: fc.constantFrom(null, 'B057', 'B001', 'B049', 'BM086', 'B077'),
  subjects: fc.subarray(pairs),
  national: fc.boolean(),
  byUnt: fc.boolean(),
  cutoffs: fc.record({ GRANT: cutoffs, RURAL: cutoffs }),
  asked: fc.array(anyAsked, { maxLength: 4 }),
  statistics: nullable(statistics),
  cost: nullable(cost),
})

/** How cut-offs have really moved, more or less. */
const movement = fc
  .tuple(whole(-60, 100), whole(50, 120), whole(0, 60))
  .map(([drift, within, common]) => ({ drift: drift / 10, within: within / 10, common: common / 10 }))

export const anyConditions: fc.Arbitrary<Conditions> = fc.record({
  years: whole(2026, 2028).map(yearsOf),
  pool: fc.constantFrom(...pools),
  floors: fc.subarray(floors),
  figures: nullable(fc.record({ step: fc.constantFrom(1, 2), pools: fc.record({ GRANT: movement, RURAL: movement }) })),
})

/** Any analysis that can come about. */
export const anyAnalysis = fc
  .tuple(fc.array(anyProgramme, { minLength: 1, maxLength: 4 }), anyApplicant, anyConditions)
  .map(([programmes, applicant, conditions]) => ({
    programmes,
    facts: analysisOf(programmes, applicant, conditions),
  }))
