import fc from 'fast-check'
import { languageLevels } from '#app/domain/academic/languages.ts'
import { untParts, untSubjectPairs } from '#app/domain/academic/unt.ts'
import type { ChoiceFacts, Floor, GrantOutcome } from '#app/domain/admission/admission-facts.ts'
import { computeAdmission } from '#app/domain/admission/compute-admission.ts'
import type { Applicant, Asked } from '#app/domain/admission/demands.ts'
import type { GrantModel } from '#app/domain/admission/grants.ts'
import { competitionKey, openSections } from '#app/domain/admission/grants-model.ts'
import type { Conditions, Programme, ProgrammeGrants } from '#app/domain/admission/programme.ts'
import {
  costSources,
  floorRules,
  institutionTypes,
  measures,
  pools,
  requirementTypes,
} from '#app/domain/institutions/vocabulary.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'

/** Applicant who has entered only the values given. */
export function applicantWith(given: Partial<Applicant> = {}): Applicant {
  const nothing = { unt: null, untSubjects: null, gpa: null, ielts: null, toefl: null, sat: null }
  return { ...nothing, untParts: {}, languages: [], ...given }
}

/** Requirement of which only the measure and its minimum matter. */
export function asking(measure: Asked['measure'], minimum: number | null, more: Partial<Asked> = {}): Asked {
  return { type: 'ACADEMIC', measure, minimum, language: null, alternative: null, text: null, ...more }
}

/** Grants of a group at a university: forty, with a cut-off of 95. */
export function grantsOf(group: string, changes: Partial<ProgrammeGrants> = {}): ProgrammeGrants {
  const here = [{ year: 2026, section: 'GENERAL', quota: 'GENERAL', minimum: 95, grants: 40 }]
  return { group, university: '7', here, announced: [], minima: [], ...changes }
}

/** Programme in information technology. The general competition of 2026 had a cut-off of 94. */
export function programmeWith(changes: Partial<Programme> = {}): Programme {
  return {
    majorId: 'it',
    institutionId: 'university',
    type: 'UNIVERSITY',
    groupCode: 'B057',
    subjects: [['MATHEMATICS', 'COMPUTER_SCIENCE']],
    national: false,
    byUnt: true,
    grants: grantsOf(changes.groupCode ?? 'B057'),
    asked: [],
    statistics: null,
    cost: null,
    ...changes,
  }
}

/** A programme abroad: no state grants, but published figures on admitted applicants. */
export const abroad = {
  groupCode: null,
  subjects: [],
  byUnt: false,
  grants: null,
} satisfies Partial<Programme>

const scores = { GENERAL: 50, NATIONAL: 65, PEDAGOGY: 75, LAW: 75, HEALTH: 70, AGRICULTURE: 50 } as const
export const floors: Floor[] = floorRules.map(rule => ({ rule, score: scores[rule] }))

/** Model of groups by the cut-offs of their competitions in 2026. A cut-off of 94 is expected to be 98 a year later,
 *  with a standard deviation of 5.94: the root of 2.8² + 3.8² + 3.6², the last because the number of grants is unknown. */
export function modelOf(
  groups: Record<string, { general?: number; rural?: number }>,
  changes: Partial<GrantModel> = {},
): GrantModel {
  const thresholds = Object.entries(groups).flatMap(([group, { general, rural }]) => [
    ...thresholdOf({ section: 'GENERAL', quota: 'GENERAL', group }, general),
    ...thresholdOf({ section: 'GENERAL', quota: 'RURAL', group }, rural),
  ])
  return {
    years: [2026],
    thresholds: Object.fromEntries(thresholds),
    minima: {},
    drift: 200 / 46,
    spread: 1,
    moves: { dropped: 0.1, kept: 0.5, raised: [0.1, 0.2, 0.1] },
    ...changes,
  }
}

function thresholdOf(of: { section: string; quota: string; group: string }, threshold: number | undefined) {
  if (threshold === undefined) return []
  const known = [{ year: 2026, threshold, excess: 10, grants: 1000, universities: 20 }]
  return [[competitionKey({ ...of, university: '7' }), known] as const]
}

/** The general competition of B057 had a cut-off of 94; nothing else is known. */
export const model = modelOf({ B057: { general: 94 } })

/** The same admission year for every kind of institution. */
export function yearsOf(year: number) {
  return { UNIVERSITY: year, COLLEGE: year, SCHOOL: year }
}

const day = { madeOn: '2026-11-22', fittedAt: '2026-11-01T00:00:00.000Z' }
const usual: Conditions = { years: yearsOf(2027), pool: 'GRANT', floors, model }

/** Analysis made on a fixed day in November. */
export function analysisOf(programmes: readonly Programme[], applicant: Applicant, changes: Partial<Conditions> = {}) {
  return computeAdmission(programmes, applicant, { ...usual, ...day, ...changes })
}

/** The result for a single programme. */
export const choiceOf = (programme: Programme, applicant: Applicant, changes: Partial<Conditions> = {}) =>
  analysisOf([programme], applicant, changes).choices[0]!
export const grantOf = (...of: Parameters<typeof choiceOf>) => choiceOf(...of).outcome as GrantOutcome
/** Returns the computed chance, or null where requirements decide. */
export const chanceIn = ({ outcome }: ChoiceFacts) => (outcome.way === 'REQUIREMENTS' ? null : outcome.chance)

/** The pair of subjects that the programme of `programmeWith` requires, and an applicant with 98 points in it. */
export const subjects = 'MATHEMATICS+COMPUTER_SCIENCE' as const
export const with98 = applicantWith({ unt: 98, untSubjects: subjects })
/** Cut-offs of 94 in the general competition and 88 in the rural quota. */
export const bothQuotas = { model: modelOf({ B057: { general: 94, rural: 88 } }) }

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

/** Any applicant, with any values entered. */
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

/** Any requirement an institution may have: one without a measure has a text, one for a language names it. */
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

const won = fc.record({
  year: whole(2023, 2026),
  section: fc.constantFrom('GENERAL', 'UNIVERSITY_TECHNICAL'),
  quota: fc.constantFrom('GENERAL', 'RURAL'),
  minimum: whole(50, 140),
  grants: whole(1, 400),
})
const ofYears = <T>(one: fc.Arbitrary<T & { year: number }>) =>
  fc.uniqueArray(one, { selector: ({ year }) => year, maxLength: 3 })
const anyGrants = fc.record({
  university: fc.constantFrom('7', '13'),
  here: fc.array(won, { maxLength: 3 }),
  announced: ofYears(fc.record({ year: whole(2025, 2028), grants: whole(1, 5000) })),
  minima: ofYears(fc.record({ year: whole(2025, 2028), minimum: whole(50, 135) })),
})

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

const groupCodes = ['B057', 'B001', 'B049', 'BM086', 'B077'] as const

/** Any programme: with grants or without, at home or abroad. */
export const anyProgramme: fc.Arbitrary<Programme> = fc
  .record({
    majorId: fc.uuid(),
    institutionId: fc.constantFrom('one', 'other'),
    type: fc.constantFrom(...institutionTypes),
    groupCode: fc.constantFrom(null, ...groupCodes),
    subjects: fc.subarray(pairs),
    national: fc.boolean(),
    byUnt: fc.boolean(),
    grants: nullable(anyGrants),
    asked: fc.array(anyAsked, { maxLength: 4 }),
    statistics: nullable(statistics),
    cost: nullable(cost),
  })
  .map(({ grants, ...of }) => ({ ...of, grants: grants && of.groupCode ? { group: of.groupCode, ...grants } : null }))

const threshold = fc.record({
  year: whole(2023, 2026),
  threshold: whole(50, 138),
  excess: whole(0, 30),
  grants: whole(1, 3000),
  universities: whole(1, 40),
})
const anyKey = fc
  .record({
    section: fc.constantFrom(...openSections.slice(0, 4)),
    quota: fc.constantFrom('GENERAL', 'RURAL'),
    group: fc.constantFrom(...groupCodes),
    university: fc.constantFrom('7', '13'),
  })
  .map(competitionKey)
const anyModel: fc.Arbitrary<GrantModel> = fc.record({
  years: fc.constant([2023, 2024, 2025, 2026]),
  thresholds: fc.dictionary(
    anyKey,
    fc
      .uniqueArray(threshold, { selector: ({ year }) => year, minLength: 1, maxLength: 3 })
      .map(known => known.toSorted((one, other) => one.year - other.year)),
    { noNullPrototype: true },
  ),
  minima: fc.dictionary(
    fc
      .tuple(fc.constantFrom(...groupCodes), fc.constantFrom('7', '13'))
      .map(([group, university]) => `${group} ${university}`),
    fc.record({ minimum: whole(50, 135), year: whole(2023, 2026) }),
    { noNullPrototype: true },
  ),
  drift: whole(-20, 60).map(tenths => tenths / 10),
  spread: whole(80, 130).map(hundredth => hundredth / 100),
  moves: fc.constant({ dropped: 0.2, kept: 0.5, raised: [0.1, 0.1, 0.1] }),
})

export const anyConditions: fc.Arbitrary<Conditions> = fc.record({
  years: whole(2027, 2029).map(yearsOf),
  pool: fc.constantFrom(...pools),
  floors: fc.subarray(floors),
  model: nullable(anyModel),
})

/** Any possible analysis. */
export const anyAnalysis = fc
  .tuple(fc.array(anyProgramme, { minLength: 1, maxLength: 4 }), anyApplicant, anyConditions)
  .map(([programmes, applicant, conditions]) => ({
    programmes,
    facts: analysisOf(programmes, applicant, conditions),
  }))
