import type { Schooling, YearlyWindow } from '#app/domain/academic/schooling.ts'
import type { LanguageLevel } from '#app/domain/academic/languages.ts'
import type { UntSubjects } from '#app/domain/academic/unt.ts'
import type { ChanceBand } from '#app/domain/admission/chance.ts'
import type { Applicant } from '#app/domain/admission/demands.ts'
import type { ChoiceFacts } from '#app/domain/admission/admission-facts.ts'
import type { InstitutionType } from '#app/domain/institutions/vocabulary.ts'
import type { MaterialLevel, Skill } from '#app/domain/materials/vocabulary.ts'
import type { ExamSubject, ProfessionField, TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import type { TrainingWay } from '#app/domain/professions/ways.ts'
import type { CalendarEvent, PlanGoal, StageKey } from './vocabulary.ts'

/** All days are plain calendar days, YYYY-MM-DD. */

/** What the plan knows of its person, as far as they have said. */
export type Situation = Schooling & {
  status: Status
  /** How many years ahead the person wants to look, 1–8. */
  years: number
  applicant: Applicant
}

/** What somebody works towards. */
export type Target =
  | {
      goal: 'EMPLOYMENT'
      professionId: string
      field: ProfessionField
      /** The ways that lead there in Kazakhstan, the usual first. */
      ways: TrainingWay[]
      /** What it rests on, the most telling first. */
      skills: Skill[]
      /** Programme groups that lead there, with the pairs of profile subjects each asks for and the middle one of the last
       *  known cut-offs of its general competition; empty where no study is needed or none is known. */
      groups: { code: string; subjects: ExamSubject[][]; cutoff: number | null; cycle: number | null }[]
    }
  | {
      goal: 'ENROLLMENT'
      majorId: string
      institutionId: string
      type: InstitutionType
      /** ISO 3166, lower case. */
      country: string
      /** Profile subjects of its programme group; empty where it has none. */
      subjects: ExamSubject[][]
      groupCode: string | null
      /** Code of the state classifier, of a college's programme. */
      speciality: string | null
      /** How long it is studied; null where nobody has published it. */
      years: number | null
      /** What the chance engine says of this programme today, for this person. */
      choice: ChoiceFacts
      /** The lowest score for a high chance, or for a medium one where none is high; null without a known cut-off. */
      aim: { score: number; band: Exclude<ChanceBand, 'low'> } | null
      /** Months and days `MM-DD` of the institution's windows that come round every year, in its own order. */
      deadlines: YearlyWindow[]
      documents: number
      dormitory: boolean
    }

/** One thing between what a person has and what the target asks. Units of the measure; LEVEL is 1–6. */
export type Gap = {
  measure: 'UNT' | 'GPA' | 'IELTS' | 'TOEFL' | 'SAT' | 'LEVEL'
  language: string | null
  have: number | null
  need: number
  /** Why so much: a requirement says so, the legal floor, or the band of the chance it lifts to. */
  because: 'requirement' | 'floor' | 'medium' | 'high' | 'usual'
}

/** What is to be done, in keys and figures only, so that it is told in any language. */
export type Task =
  // orientation
  | { task: 'readProfession'; professionId: string }
  | { task: 'talkToPerson' }
  | { task: 'visitDay' }
  | { task: 'tellFamily' }
  | { task: 'tellAcademic'; missing: ('unt' | 'untSubjects' | 'gpa' | 'ielts')[] }
  | { task: 'compareProgrammes' }
  | { task: 'checkRequirements' }
  | { task: 'serviceSelection' }
  // foundation, and wherever something is learned
  | { task: 'chooseSubjects'; pairs: ExamSubject[][] }
  | { task: 'changeSubjects'; have: UntSubjects; need: ExamSubject[] }
  | { task: 'learn'; skill: Skill; level: MaterialLevel }
  | { task: 'raiseGpa'; have: number | null; need: number }
  /** `class`: the class it belongs to; absent in plans made before it was kept. */
  | { task: 'schoolProject'; class?: number }
  | { task: 'schoolFinals'; class?: number }
  // language
  | { task: 'languageTest'; language: string }
  | { task: 'raiseLanguage'; language: string; have: LanguageLevel | null; need: LanguageLevel }
  | { task: 'certificateMock'; exam: 'IELTS' | 'TOEFL' }
  | { task: 'certificateRegister'; exam: 'IELTS' | 'TOEFL' }
  | { task: 'certificateTake'; exam: 'IELTS' | 'TOEFL'; have: number | null; need: number }
  // exam
  | { task: 'untDiagnostic' }
  | { task: 'untSubject'; subject: ExamSubject }
  | { task: 'untCommon' }
  | { task: 'untMock'; from: number | null; need: number | null }
  | { task: 'untRegister'; event: 'UNT_JANUARY' | 'UNT_MARCH' | 'UNT_MAIN' | 'UNT_AUGUST' }
  | {
      task: 'untTake'
      event: 'UNT_JANUARY' | 'UNT_MARCH' | 'UNT_MAIN' | 'UNT_AUGUST'
      have: number | null
      need: number | null
    }
  | { task: 'creativeExam' }
  | { task: 'satRegister' }
  | { task: 'satTake'; have: number | null; need: number | null }
  | { task: 'institutionExam' }
  // documents
  | { task: 'collectDocuments'; count: number }
  | { task: 'essay' }
  | { task: 'references' }
  | { task: 'findMoney' }
  | { task: 'secondChoice' }
  // application and enrolment
  | { task: 'applyGrant' }
  | { task: 'apply' }
  | { task: 'applyStudy'; way: Exclude<TrainingWayKind, 'COURSE'> }
  | { task: 'results' }
  | { task: 'confirmPlace' }
  | { task: 'dormitory' }
  | { task: 'visa' }
  | { task: 'firstWeeks' }
  // training
  | { task: 'study'; way: TrainingWayKind }
  | { task: 'studyProject'; year: number }
  | { task: 'internship' }
  | { task: 'diploma' }
  // practice
  | { task: 'firstProject' }
  | { task: 'volunteer' }
  | { task: 'portfolio' }
  | { task: 'shadow' }
  // job search and first job
  | { task: 'cv' }
  | { task: 'vacancies' }
  | { task: 'applyJobs' }
  | { task: 'interview' }
  | { task: 'contract' }
  | { task: 'mentor' }
  | { task: 'reviewHalfYear' }
export type TaskKey = Task['task']

export type PlannedTask = {
  /** Tells a task of a plan from the others and stays the same when the plan is made anew: `untSubject:PHYSICS`. */
  key: string
  facts: Task
  /** The last day on which it should be done. */
  due: string
  /** What materials may help with it; empty where none is needed. */
  materials: { skill: Skill; level: MaterialLevel }[]
}

export type PlannedStage = { key: StageKey; from: string; to: string; tasks: PlannedTask[] }

export type PlannedPlan = {
  version: 1
  madeOn: string
  goal: PlanGoal
  /** The year of the admission it leads to; null where it leads to none. */
  admissionYear: number | null
  /** The chance as it was when the plan was made, where there is a number. */
  chance: { now: number | null; band: ChanceBand | null } | null
  gaps: Gap[]
  stages: PlannedStage[]
  /** Stages that lie beyond the years the person wants to look ahead, in order. */
  beyond: StageKey[]
  /** Events of the calendar the plan goes by whose days are not published yet, so that last year's are taken. */
  expected: CalendarEvent[]
}
