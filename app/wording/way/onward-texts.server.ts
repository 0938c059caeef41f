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

/** The way on, said at the foot of a page: a heading that names the gain, a sentence, and where the button leads. */
export type Onward = { title: string; text: string; go: string; to: string }

/** What can be said as a step: its gain, a text and words on the button. */
type StemOf<K> = K extends `${infer Stem}.go` ? Stem : never
type Stem = Extract<StemOf<Key<'onward'>>, StemOfText<Key<'onward'>>>
type StemOfText<K> = K extends `${infer Stem}.text` ? Stem : never

export function onward(stem: Stem, to: string, { t }: Reader<'onward'>, values = {}): Onward {
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

/** The next step of somebody on the whole way. */
export function onwardOnWay(
  { step, way, lockedFor, today }: Omit<OnTheWay, 'tests' | 'standing'>,
  reader: Reader<'onward'>,
) {
  const next = nextOnWay(step, way)
  if (next === 'task') return onwardToTask(way.plan!, way.plan!.tasks[0]!, { today }, reader)
  if (next === 'done') return onward('done', pathOf('plan', { planId: way.plan!.id }), reader)
  if (next === 'places') return onwardToPlaces(way.taught!, reader)
  if (next === 'chances') return onward('toChances', pathOf('programmes'), reader)
  if (next === 'plan') return onward('newPlan', pathOf('careers'), reader)
  return onwardOfStep({ ...step, kind: next }, lockedFor, reader)
}

/** The test one begins with; the list while none is offered. */
export function firstTestPath(testId: string | null): string {
  return testId === null ? pathOf('tests') : pathOf('test', { testId })
}

/** Where it is taught, for whom the analysis leads by a college or a course. */
export function onwardToPlaces(taught: Taught, reader: Reader<'onward'>): Onward {
  return onward(taught.way === 'COURSE' ? 'courses' : 'colleges', placesOf(taught), reader)
}

/** The step of the tests and of the analysis, in words. */
export function onwardOfStep(step: NextStep, lockedFor: string | null, reader: Reader<'onward'>): Onward {
  const { t } = reader
  const { kind, testId, instrument, title, questions: count, minutes, answered } = step
  const values = { title: title ?? '', count, minutes, answered }
  if (kind === 'analyse' || kind === 'wait' || kind === 'analysed') return onward(kind, pathOf('personality'), reader)
  if (kind === 'unlock') {
    return onward('unlock', pathOf('paywall', null, { reason: lockedFor, redirect: firstTestPath(testId) }), reader)
  }
  if (kind === 'browse' || testId === null) return onward('browse', pathOf('professions'), reader)
  if (kind === 'read') return onward('read', pathOf('results', { testId }), reader, values)
  const gain = instrument as 'INTERESTS' | 'PERSONALITY' | 'VALUES' | 'APTITUDE'
  return {
    title: t(gain),
    text: t(kind === 'start' || kind === 'further' ? `${gain}.text` : 'begun.text', values),
    go: t(kind === 'start' ? 'further' : kind),
    to: pathOf(kind === 'finish' ? 'check' : 'test', { testId }),
  }
}

type Plan = { id: string; target: TargetName }

/** A task of a plan as the next step; `to` leads somewhere else than to the plan as it opens. */
export function onwardToTask(
  { id, target }: Plan,
  { facts, due }: { facts: Task; due: string },
  { today, to }: { today: string; to?: string },
  reader: Reader<'onward'>,
): Onward {
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

/** The way on from the page of a test. Where its own button is the step (a test that is not taken yet, or was answered in
 *  haste), what comes after it is told instead; else the step, past which no retake stands in the way. */
export function onwardOfTest(test: ShownTest, at: OnTheWay, reader: Reader<'onward'>) {
  const isDone = at.tests.some(({ id, instrument, completedAt }) => {
    // What an administrator made has no other forms.
    const isSame = isInstrument(test.kind) ? instrument === test.kind : id === test.id
    return isSame && completedAt !== null
  })
  const isVoluntary = test.completedAt !== null || (test.state === 'active' && isDone)
  const isStep = test.canTake && !test.tooYoung && (test.careless || !isVoluntary)
  if (!isStep) return { ...onwardOnWay(at, reader), isStep }
  const step = chooseStepAfter(at.tests, test.id, at.standing)
  const isOpen = at.lockedFor === null && step.testId !== test.id
  return {
    ...(isOpen ? onwardOnWay({ ...at, step }, reader) : onward('browse', pathOf('professions'), reader)),
    isStep,
  }
}
