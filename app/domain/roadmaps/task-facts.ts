import type { MaterialLevel, Skill } from '#app/domain/materials/vocabulary.ts'
import { skills } from '#app/domain/materials/vocabulary.ts'
import type { PlannedTask, Task, TaskKey } from './plan.ts'

/** Returns the key of a task within its plan, which stays the same when the plan is made anew. `mark` distinguishes
 *  yearly tasks. */
export function keyOf(task: Task, mark?: string): string {
  return [task.task, ...detailsOf(task), ...(mark === undefined ? [] : [mark])].join(':')
}

function detailsOf(task: Task): string[] {
  switch (task.task) {
    case 'learn':
      return [task.skill, task.level]
    case 'languageTest':
    case 'raiseLanguage':
      return [task.language]
    case 'certificateMock':
    case 'certificateRegister':
    case 'certificateTake':
      return [task.exam]
    case 'untSubject':
      return [task.subject]
    case 'untRegister':
    case 'untTake':
      return [task.event]
    case 'applyStudy':
    case 'study':
      return [task.way]
    case 'studyProject':
      return [String(task.year)]
    default:
      return []
  }
}

const common = ['MATH_LITERACY', 'READING_LITERACY', 'HISTORY_KZ'] as const satisfies Skill[]

/** Skills that help with a kind of task, whatever its details. */
const helpful: Partial<Record<TaskKey, readonly Skill[]>> = {
  readProfession: ['CHOOSING'],
  compareProgrammes: ['CHOOSING'],
  chooseSubjects: ['CHOOSING'],
  raiseGpa: ['LEARNING', 'TIME'],
  schoolProject: ['PROJECTS', 'RESEARCH'],
  untDiagnostic: ['UNT'],
  untMock: ['UNT'],
  untCommon: common,
  creativeExam: ['CREATIVE_EXAM'],
  satTake: ['SAT'],
  essay: ['APPLICATION_ESSAY'],
  findMoney: ['SCHOLARSHIPS'],
  firstWeeks: ['LEARNING', 'TIME'],
  studyProject: ['PROJECTS', 'TEAMWORK'],
  diploma: ['RESEARCH', 'WRITING'],
  firstProject: ['PROJECTS'],
  portfolio: ['PORTFOLIO'],
  cv: ['CV'],
  vacancies: ['JOB_SEARCH'],
  applyJobs: ['JOB_SEARCH'],
  interview: ['INTERVIEW'],
  contract: ['LABOUR_RIGHTS'],
}

/** Returns skills and levels of materials that may help with a task; empty when none are needed. */
export function materialsFor(task: Task): PlannedTask['materials'] {
  switch (task.task) {
    case 'learn':
      return [{ skill: task.skill, level: task.level }]
    case 'untSubject':
      return at('INTERMEDIATE', [task.subject])
    case 'certificateMock':
    case 'certificateTake':
      return at('INTERMEDIATE', [task.exam])
    case 'raiseLanguage':
      return at(task.have === null || task.have === 'BEGINNER' ? 'BEGINNER' : 'INTERMEDIATE', spoken(task.language))
    default:
      return at(atFirst.has(task.task) ? 'BEGINNER' : 'INTERMEDIATE', helpful[task.task] ?? [])
  }
}

/** Tasks done before anything was learned: their materials are for beginners. */
const atFirst: ReadonlySet<TaskKey> = new Set([
  'readProfession',
  'chooseSubjects',
  'schoolProject',
  'untDiagnostic',
  'raiseGpa',
])

function spoken(language: string): Skill[] {
  return skills.filter(skill => skill === `SPOKEN_${language.toUpperCase()}`)
}

function at(level: MaterialLevel, of: readonly Skill[]): PlannedTask['materials'] {
  return of.map(skill => ({ skill, level }))
}
