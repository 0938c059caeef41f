import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { statuses } from '#app/domain/accounts/answers.ts'
import type { Programme } from '#app/domain/admission/programme.ts'
import { institutionTypes } from '#app/domain/institutions/vocabulary.ts'
import { skills } from '#app/domain/materials/vocabulary.ts'
import { examSubjects, professionFields } from '#app/domain/professions/vocabulary.ts'
import type { TrainingWay } from '#app/domain/professions/ways.ts'
import type { CalendarRow } from '#app/domain/roadmaps/exam-calendar.ts'
import type { PlannedPlan, Situation, Target } from '#app/domain/roadmaps/plan.ts'
import { examCalendarFile } from '#prisma/seed/exam-calendar.schema.ts'
import { analysisOf, anyApplicant, anyConditions, anyProgramme, applicantWith, programmeWith } from './admission.ts'

type Employment = Extract<Target, { goal: 'EMPLOYMENT' }>
type Enrolment = Extract<Target, { goal: 'ENROLLMENT' }>

/** The calendar of the seed. */
export const calendar: CalendarRow[] = examCalendarFile.parse(
  JSON.parse(readFileSync(new URL('../../prisma/seed/content/exam-calendar.json', import.meta.url), 'utf8')),
)

/** Pupil of class 11 who has entered only the values given. */
export function pupilWith({
  applicant,
  ...given
}: Partial<Omit<Situation, 'applicant'>> & { applicant?: Partial<Situation['applicant']> } = {}): Situation {
  const usual = { status: 'PUPIL', year: 11, years: 5, dateOfBirth: '2009-10-12' } as const
  return { ...usual, ...given, applicant: applicantWith(applicant) }
}

/** Target: software developer, with mathematics and informatics or physics, and a median cut-off of 104. */
export function developer(changes: Partial<Employment> = {}): Employment {
  return {
    goal: 'EMPLOYMENT',
    professionId: 'software-developer',
    field: 'it',
    ways: [{ way: 'UNIVERSITY', years: 4, programmeGroups: ['B057'] }],
    skills: ['PROGRAMMING', 'WEB', 'DATA_ANALYSIS', 'TEAMWORK', 'MATHEMATICS'],
    groups: [
      {
        code: 'B057',
        subjects: [
          ['MATHEMATICS', 'COMPUTER_SCIENCE'],
          ['MATHEMATICS', 'PHYSICS'],
        ],
        cutoff: 104,
        cycle: 2025,
      },
    ],
    ...changes,
  }
}

/** Returns a programme with its chance for a person. */
export function placeAt(
  situation: Situation,
  programme: Partial<Programme> = {},
  changes: Partial<Enrolment> = {},
): Enrolment {
  const known = programmeWith(programme)
  const [choice] = analysisOf([known], situation.applicant).choices
  return {
    goal: 'ENROLLMENT',
    majorId: known.majorId,
    institutionId: known.institutionId,
    type: 'UNIVERSITY',
    country: 'kz',
    subjects: known.subjects,
    groupCode: known.groupCode,
    speciality: null,
    years: 4,
    choice: choice!,
    aim: null,
    deadlines: [],
    documents: 6,
    dormitory: true,
    ...changes,
  }
}

/** Formats a plan, one line per stage. */
export function formatPlan({ stages, beyond }: PlannedPlan): string {
  const lines = stages.map(
    ({ key, from, to, tasks }) => `${key}: ${from}–${to}: ${tasks.map(task => `${task.key}@${task.due}`).join(' ')}`,
  )
  return [...lines, ...(beyond.length > 0 ? [`beyond: ${beyond.join(' ')}`] : [])].join('\n')
}

const nullable = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const whole = (min: number, max: number) => fc.integer({ min, max })
const two = (value: number) => String(value).padStart(2, '0')
const monthDay = fc.tuple(whole(1, 12), whole(1, 28)).map(([month, day]) => `${two(month)}-${two(day)}`)

/** Any day of the years the calendar covers. */
export const anyDay = whole(0, 3 * 365).map(days => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))

export const anySituation: fc.Arbitrary<Situation> = fc.constantFrom(...statuses).chain(status =>
  fc.record({
    status: fc.constant(status),
    year:
      status === 'PUPIL' ? nullable(whole(5, 12)) : status === 'STUDENT' ? nullable(whole(1, 7)) : fc.constant(null),
    years: whole(1, 8),
    dateOfBirth: nullable(fc.tuple(whole(1960, 2016), monthDay).map(([year, day]) => `${year}-${day}`)),
    applicant: anyApplicant,
  }),
)

const pairs = fc.uniqueArray(fc.constantFrom(...examSubjects), { minLength: 1, maxLength: 2 })
const groups = fc.record({
  code: fc.constantFrom('B057', 'B001', 'BM086'),
  subjects: fc.array(pairs, { maxLength: 3 }),
  cutoff: nullable(whole(50, 140)),
  cycle: nullable(fc.constant(2025)),
})

const yearsOfStudy = fc.constantFrom(0.25, 0.83, 2.83, 3.83, 4, 6)
const anyWay: fc.Arbitrary<TrainingWay> = fc.oneof(
  fc.record({ way: fc.constant('COURSE' as const), years: yearsOfStudy }),
  fc.record(
    {
      way: fc.constant('COLLEGE' as const),
      years: yearsOfStudy,
      yearsAfterNine: yearsOfStudy,
      specialities: fc.constant<string[]>([]),
    },
    { requiredKeys: ['way', 'years', 'specialities'] },
  ),
  fc.record({
    way: fc.constantFrom('UNIVERSITY' as const, 'MILITARY_OR_POLICE_INSTITUTE' as const),
    years: yearsOfStudy,
    programmeGroups: fc.constant<string[]>([]),
  }),
)

export const anyJob: fc.Arbitrary<Employment> = fc.record({
  goal: fc.constant('EMPLOYMENT' as const),
  professionId: fc.uuid(),
  field: fc.constantFrom(...professionFields),
  ways: fc.uniqueArray(anyWay, { minLength: 1, maxLength: 3, selector: ({ way }) => way }),
  skills: fc.uniqueArray(fc.constantFrom(...skills), { minLength: 3, maxLength: 6 }),
  groups: fc.array(groups, { maxLength: 3 }),
})

const aim = fc.record({ score: whole(50, 140), band: fc.constantFrom('medium' as const, 'high' as const) })
const deadline = fc.record({ from: nullable(monthDay), to: monthDay })

const anyPlaceFor = (situation: Situation): fc.Arbitrary<Enrolment> =>
  fc
    .record({
      programme: anyProgramme,
      conditions: anyConditions,
      type: fc.constantFrom(...institutionTypes),
      country: fc.constantFrom('kz', 'kz', 'us', 'de'),
      years: whole(1, 7),
      aim: nullable(aim),
      deadlines: fc.array(deadline, { maxLength: 3 }),
      documents: whole(0, 9),
      dormitory: fc.boolean(),
    })
    .map(({ programme, conditions, ...rest }) => ({
      goal: 'ENROLLMENT',
      majorId: programme.majorId,
      institutionId: programme.institutionId,
      subjects: programme.subjects,
      groupCode: programme.groupCode,
      speciality: null,
      choice: analysisOf([programme], situation.applicant, conditions).choices[0]!,
      ...rest,
    }))

/** Any person with any target. */
export const anyAim: fc.Arbitrary<{ situation: Situation; target: Target }> = anySituation.chain(situation =>
  fc.oneof(anyJob, anyPlaceFor(situation)).map(target => ({ situation, target })),
)
