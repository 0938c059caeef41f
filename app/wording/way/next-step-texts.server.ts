import { isInstrument } from '#app/domain/assessments/kinds.ts'
import { chooseStepAfter, type NextStep, type Standing } from '#app/domain/guidance/next-step.ts'
import type { TestSummary } from '#app/domain/assessments/tests.server.ts'
import type { Taught } from '#app/domain/guidance/led-by.ts'
import type { TargetName } from '#app/domain/roadmaps/target-offers.server.ts'
import type { Task } from '#app/domain/roadmaps/plan.ts'
import { nextOnWay } from '#app/domain/way/next-on-way.ts'
import type { WholeWay } from '#app/domain/way/whole-way.server.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { namesOf } from '../careers/plan-texts.server.ts'
import { taskTexts } from '../careers/task-texts.server.ts'
import { placesOf } from './places-texts.server.ts'

/** Next step at the foot of a page: a heading that names the benefit, a sentence, and the button with its target. */
export type NextStepTexts = { title: string; text: string; go: string; to: string }

/** Keys that have a title, a text and a button label. */
type StemOf<K> = K extends `${infer Stem}.go` ? Stem : never
type Stem = Extract<StemOf<Key<'nextSteps'>>, StemOfText<Key<'nextSteps'>>>
type StemOfText<K> = K extends `${infer Stem}.text` ? Stem : never

export function nextStepTexts(stem: Stem, to: string, { t }: Reader<'nextSteps'>, values = {}): NextStepTexts {
  return { title: t(stem, values), text: t(`${stem}.text`, values), go: t(`${stem}.go`, values), to }
}

export type OnTheWay = {
  tests: readonly TestSummary[]
  step: NextStep
  standing: Standing
  way: WholeWay
  /** Why the tests are closed to the person; null when they are open. */
  lockedFor: string | null
  today: string
}

/** Returns the person's next step, from the tests to the plan. */
export function nextStepOnWay(
  { step, way, lockedFor, today }: Omit<OnTheWay, 'tests' | 'standing'>,
  reader: Reader<'nextSteps'>,
) {
  const next = nextOnWay(step, way)
  if (next === 'task') return nextStepToTask(way.plan!, way.plan!.tasks[0]!, { today }, reader)
  if (next === 'done') return nextStepTexts('done', pathOf('plan', { planId: way.plan!.id }), reader)
  if (next === 'places') return nextStepToPlaces(way.taught!, reader)
  if (next === 'chances') return nextStepTexts('toChances', pathOf('programmes'), reader)
  if (next === 'plan') return nextStepTexts('newPlan', pathOf('careers'), reader)
  return textsOfNextStep({ ...step, kind: next }, lockedFor, reader)
}

/** Returns the page of the first test, or the list while none is offered. */
export function firstTestPath(testId: string | null): string {
  return testId === null ? pathOf('tests') : pathOf('test', { testId })
}

/** Links to where the profession is taught, for a person whose analysis leads through a college or a course. */
export function nextStepToPlaces(taught: Taught, reader: Reader<'nextSteps'>): NextStepTexts {
  return nextStepTexts(taught.way === 'COURSE' ? 'courses' : 'colleges', placesOf(taught), reader)
}

/** Words a step of the tests or the analysis. */
export function textsOfNextStep(step: NextStep, lockedFor: string | null, reader: Reader<'nextSteps'>): NextStepTexts {
  const { t } = reader
  const { kind, testId, instrument, title, questions: count, minutes, answered } = step
  const values = { title: title ?? '', count, minutes, answered }
  if (kind === 'analyse' || kind === 'wait' || kind === 'analysed')
    return nextStepTexts(kind, pathOf('personality'), reader)
  if (kind === 'unlock') {
    return nextStepTexts(
      'unlock',
      pathOf('paywall', null, { reason: lockedFor, redirect: firstTestPath(testId) }),
      reader,
    )
  }
  if (kind === 'browse' || testId === null) return nextStepTexts('browse', pathOf('professions'), reader)
  if (kind === 'read') return nextStepTexts('read', pathOf('results', { testId }), reader, values)
  const gain = instrument as 'INTERESTS' | 'PERSONALITY' | 'VALUES' | 'APTITUDE'
  return {
    title: t(gain),
    text: t(kind === 'start' || kind === 'further' ? `${gain}.text` : 'begun.text', values),
    go: t(kind === 'start' ? 'further' : kind),
    to: pathOf(kind === 'finish' ? 'check' : 'test', { testId }),
  }
}

type Plan = { id: string; target: TargetName }

/** Words a task of a plan as the next step. `to` replaces the link to the plan. */
export function nextStepToTask(
  { id, target }: Plan,
  { facts, due }: { facts: Task; due: string },
  { today, to }: { today: string; to?: string },
  reader: Reader<'nextSteps'>,
): NextStepTexts {
  const { t, language } = reader
  const task = taskTexts(facts, reader.in('roadmap'), namesOf(target, reader.in('plan'))).title
  const values = { date: plainDateText(due, language), name: target.name }
  return {
    title: t('task', { task }),
    text: t(due < today ? 'task.late' : 'task.due', values),
    go: t(to ? 'task.here' : 'task.go'),
    to: to ?? pathOf('plan', { planId: id }),
  }
}

type ShownTest = {
  id: string
  kind: string
  state: TestSummary['state']
  canTake: boolean
  tooYoung: boolean
  completedAt: string | null
  careless: boolean
}

/** Returns the next step from the page of a test. Where the page's own button is the step (the test is not taken yet,
 *  or was answered carelessly), returns what comes after it. A retake that is voluntary is not a step. */
export function nextStepAfterTest(test: ShownTest, at: OnTheWay, reader: Reader<'nextSteps'>) {
  const isDone = at.tests.some(({ id, instrument, completedAt }) => {
    // Tests made by administrators have no other forms.
    const isSame = isInstrument(test.kind) ? instrument === test.kind : id === test.id
    return isSame && completedAt !== null
  })
  const isVoluntary = test.completedAt !== null || (test.state === 'active' && isDone)
  const isStep = test.canTake && !test.tooYoung && (test.careless || !isVoluntary)
  if (!isStep) return { ...nextStepOnWay(at, reader), isStep }
  const step = chooseStepAfter(at.tests, test.id, at.standing)
  const isOpen = at.lockedFor === null && step.testId !== test.id
  return {
    ...(isOpen ? nextStepOnWay({ ...at, step }, reader) : nextStepTexts('browse', pathOf('professions'), reader)),
    isStep,
  }
}
