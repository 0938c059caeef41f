import type { Facts, ProfessionFact } from '#app/domain/guidance/facts.ts'
import {
  examSubjects,
  personalityTraits,
  type TrainingWayKind,
  workValues,
} from '#app/domain/professions/vocabulary.ts'
import { letters } from '#app/domain/guidance/matching.ts'
import { scaleFact } from './facts.ts'
import { valuesOf } from './page.ts'
import { makePerson } from './people.ts'
import type { Scene } from './server.ts'
import type { Answer, FormFields, Visitor } from './visit.ts'

/** A plan takes a second; a slow machine may take a hundred times as long. */
const TIME_LIMIT_MS = 120_000

export type Planner = Visitor & { username: string }

/** The steps to a plan, and the list of plans. */
export const CAREERS = '/app/careers'
export const step = {
  situation: `${CAREERS}/new`,
  goal: `${CAREERS}/new/goal`,
  profession: `${CAREERS}/new/profession`,
  programme: `${CAREERS}/new/programme`,
  about: `${CAREERS}/new/about`,
} as const

type Academic = { unt?: number; untSubjects?: string; gpa?: number; ielts?: number; rural?: boolean }
type Given = {
  academic?: Academic
  professions?: string[]
  /** The paths to each of them, the usual one first. */
  ways?: TrainingWayKind[]
  dateOfBirth?: string
  analysed?: boolean
}

/** Creates a person with a personality analysis that recommends these professions, and with the given scores. */
export async function makePlanner(site: Scene, given: Given = {}): Promise<Planner> {
  const { academic, professions, ways, dateOfBirth, analysed = true } = given
  const person = await makePerson(site, dateOfBirth ? { dateOfBirth } : {})
  if (analysed) await addAnalysis(site, person.username, professions, ways)
  if (academic) await saveAcademicRecord(site, person, academic)
  return person
}

/** Creates a completed analysis for a person, without the engine. */
export async function addAnalysis(
  site: Scene,
  username: string,
  professions: readonly string[] = ['software-developer', 'nurse', 'ecologist'],
  ways: TrainingWayKind[] = ['UNIVERSITY'],
) {
  const { id: userId } = await userOf(site, username)
  const facts = factsWith(professions, ways)
  const made = { completedAt: new Date(), writer: 'BUILT_IN', language: 'ru' }
  const making = { create: { kind: 'ANALYSIS', userId, state: 'DONE', stage: 4 } }
  await site.database.analysis.create({
    data: { user: { connect: { id: userId } }, making, inputs: {}, facts, ...made },
  })
}

/** Saves scores in the format of the academic page. */
export async function saveAcademicRecord(site: Scene, { username }: Planner, academic: Academic) {
  const { id: userId } = await userOf(site, username)
  await site.database.academicRecord.upsert({ where: { userId }, create: { userId, ...academic }, update: academic })
}

const userOf = (site: Scene, username: string) =>
  site.database.user.findUniqueOrThrow({ where: { usernameFolded: username }, select: { id: true } })

function factsWith(professions: readonly string[], ways: TrainingWayKind[]): Facts {
  const listed = professions.map((id, at): ProfessionFact => {
    const because = { because: ['I' as const], asksFor: null, leavesUnused: null, values: [], traits: [] }
    return { id, field: 'it', ways, subjects: [], rank: at + 1, closeness: 'close', ...because }
  })
  return {
    version: 2,
    age: 17,
    status: 'PUPIL',
    year: 11,
    plannedWays: null,
    interests: letters.map((letter, at) => scaleFact(letter, 30 + 10 * at)),
    traits: personalityTraits.map(trait => scaleFact(trait, 60)),
    values: workValues.map(value => scaleFact(value, 60)),
    aptitudes: null,
    undifferentiated: false,
    careless: false,
    professions: listed,
    contrast: null,
    of: 200,
    paths: professions.slice(0, 3).map(professionId => ({
      professionId,
      subjects: ['MATHEMATICS'],
      groups: [{ code: 'B057', exams: [[examSubjects[0]]] }],
      kinds: ['UNIVERSITY'],
    })),
  }
}

export type Answers = {
  status?: string
  year?: string
  years?: string
  goal?: 'EMPLOYMENT' | 'ENROLLMENT'
  professionId?: string
  majorId?: string
  about?: string
}

/** Answers every step as a browser does and sends the last one. Returns the answer to that. */
async function sendWizard(site: Scene, as: Visitor, answers: Answers = {}): Promise<Answer> {
  await answerSteps(site, as, answers)
  return sendAbout(site, as, { about: answers.about ?? '' })
}

/** Answers every step except the last. */
export async function answerSteps(site: Scene, as: Visitor, answers: Answers = {}) {
  const { status = 'PUPIL', year = status === 'PUPIL' ? '11' : '', years = '5', goal = 'EMPLOYMENT' } = answers
  await answer(site, as, step.situation, { status, year, years }, step.goal)
  const target = goal === 'EMPLOYMENT' ? step.profession : step.programme
  await answer(site, as, step.goal, { goal }, target)
  const form = goal === 'EMPLOYMENT' ? { professionId: answers.professionId ?? 'software-developer' } : null
  await answer(site, as, target, form ?? { majorId: answers.majorId ?? 'kaznu-b057' }, step.about)
}

async function answer(site: Scene, as: Visitor, path: string, form: FormFields, next: string) {
  const { status, location } = await site.visit(path, { as, form })
  if (location !== next) throw new Error(`${path} answered ${status} ${location} instead of leading to ${next}.`)
}

/** Opens the last step and sends its form, by default with the page's own idempotency key. */
export async function sendAbout(site: Scene, as: Visitor, form: FormFields = {}): Promise<Answer> {
  const page = form.idempotencyKey ? '' : (await site.visit(step.about, { as })).text
  const [idempotencyKey = ''] = page ? valuesOf(page, 'idempotencyKey') : []
  return site.visit(step.about, { as, form: { idempotencyKey, then: 'make', about: '', ...form } })
}

/** Answers all steps to a plan. Returns the path of the plan. */
export async function answerWizard(site: Scene, as: Visitor, answers: Answers = {}): Promise<string> {
  const { status, location } = await sendWizard(site, as, answers)
  if (!location || !/^\/app\/careers\/[a-z0-9]+$/.test(location)) throw new Error(`No plan: ${status} ${location}`)
  return location
}

/** Waits until the worker has brought a plan to the given state. */
export async function waitForPlan(site: Scene, as: Visitor, path: string, state = 'COMPLETED') {
  for (
    const end = Date.now() + TIME_LIMIT_MS;
    Date.now() < end;
    await new Promise(resolve => setTimeout(resolve, 50))
  ) {
    const { text } = await site.visit(`${path}/progress`, { as })
    if ((JSON.parse(text) as { state: string } | null)?.state === state) return path
  }
  throw new Error(`${path} is not ${state} after ${TIME_LIMIT_MS / 1000} seconds.`)
}

/** Has a plan made for a person. Returns its path. */
export async function makePlanOf(site: Scene, as: Visitor, answers: Answers = {}): Promise<string> {
  return waitForPlan(site, as, await answerWizard(site, as, answers))
}

export const idOf = (path: string) => path.split('/').at(-1)!

/** Returns a stored plan with its tasks in order. */
export async function storedPlan(site: Pick<Scene, 'database'>, path: string) {
  const stages = { orderBy: { order: 'asc' }, include: { subtasks: { orderBy: { order: 'asc' } } } } as const
  const plan = await site.database.plan.findUniqueOrThrow({ where: { id: idOf(path) }, include: { stages } })
  return { ...plan, tasks: plan.stages.flatMap(({ subtasks }) => subtasks) }
}
