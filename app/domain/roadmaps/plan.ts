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

/** Data of a person used by the planner. Unanswered questions are null. */
export type Situation = Schooling & {
  status: Status
  /** Horizon of the plan in years, 1–8. */
  years: number
  applicant: Applicant
}

export type Target =
  | {
      goal: 'EMPLOYMENT'
      professionId: string
      field: ProfessionField
      /** Ways to the profession in Kazakhstan, the usual one first. */
      ways: TrainingWay[]
      /** Skills the profession requires, the most characteristic first. */
      skills: Skill[]
      /** Programme groups that lead there, with the pairs of profile subjects each accepts and the last known cut-off
       *  of its general competition. Empty where no degree is needed or no group is known. */
      groups: { code: string; subjects: ExamSubject[][]; cutoff: number | null; cycle: number | null }[]
    }
  | {
      goal: 'ENROLLMENT'
      majorId: string
      institutionId: string
      type: InstitutionType
      /** ISO 3166-1 code, lower case. */
      country: string
      /** Profile subjects of its programme group; empty when it has no group. */
      subjects: ExamSubject[][]
      groupCode: string | null
      /** State classifier code of a college programme. */
      speciality: string | null
      /** Length of studies; null when not published. */
      years: number | null
      /** The chance computed today for this person. */
      choice: ChoiceFacts
      /** Lowest score for a high chance, or for a medium one when none is high; null without a known cut-off. */
      aim: { score: number; band: Exclude<ChanceBand, 'low'> } | null
      /** Yearly application windows as `MM-DD`, in the institution's order. */
      deadlines: YearlyWindow[]
      documents: number
      dormitory: boolean
    }

/** A gap between what a person has and what the target requires, in units of the measure. LEVEL is 1–6. */
export type Gap = {
  measure: 'UNT' | 'GPA' | 'IELTS' | 'TOEFL' | 'SAT' | 'LEVEL'
  language: string | null
  have: number | null
  need: number
  /** Why this much is needed: a stated requirement, the legal floor, the band of the chance it lifts to, or the usual
   *  cut-off of a profession. */
  because: 'requirement' | 'floor' | 'medium' | 'high' | 'usual'
}

/** A task as keys and numbers, which can be worded in any language. */
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
  // foundation; `learn` also occurs in other stages
  | { task: 'chooseSubjects'; pairs: ExamSubject[][] }
  | { task: 'changeSubjects'; have: UntSubjects; need: ExamSubject[] }
  | { task: 'learn'; skill: Skill; level: MaterialLevel }
  | { task: 'raiseGpa'; have: number | null; need: number }
  /** `class` is absent in plans made before it was stored. */
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
  /** Identifies a task within its plan and stays the same when the plan is made anew: `untSubject:PHYSICS`. */
  key: string
  facts: Task
  due: string
  /** Skills and levels of materials that may help; empty when none are needed. */
  materials: { skill: Skill; level: MaterialLevel }[]
}

export type PlannedStage = { key: StageKey; from: string; to: string; tasks: PlannedTask[] }

export type PlannedPlan = {
  version: 1
  madeOn: string
  goal: PlanGoal
  /** Year of the admission the plan leads to; null when it leads to none. */
  admissionYear: number | null
  /** The chance when the plan was made; null when no competition decides. */
  chance: { now: number | null; band: ChanceBand | null } | null
  gaps: Gap[]
  stages: PlannedStage[]
  /** Stages beyond the person's horizon, in order. */
  beyond: StageKey[]
  /** Calendar events used by the plan whose days are not published yet; estimates or another year's days are used. */
  expected: CalendarEvent[]
}
