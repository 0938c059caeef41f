import type { NextStep } from '#app/domain/guidance/next-step.ts'
import { type Next, nextOnWay } from '#app/domain/way/next-on-way.ts'
import type { WholeWay } from '#app/domain/way/whole-way.server.ts'
import { plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { namesOf } from '../careers/plan-texts.server.ts'
import { taskTexts } from '../careers/task-texts.server.ts'
import { placesOf } from './places-texts.server.ts'

type Standing = { step: NextStep; way: WholeWay; lockedFor: string | null; today: string }

/** Returns the five stops of the way and the next step, which is the plan's next task once there is a plan. */
export function startTexts(standing: Standing, reader: Reader<'start'>) {
  return { stops: stopsOf(standing, reader), next: nextOf(standing, reader) }
}

export type StartTexts = ReturnType<typeof startTexts>

const stops = ['tests', 'analysis', 'chances', 'plan', 'tasks'] as const

function stopsOf({ step, way }: Standing, { t }: Reader<'start'>) {
  const { taught } = way
  const isPlaced = taught !== null && way.hasPicks
  // A person who competes for no grant sees the places that teach the profession at this stop.
  const places = taught && !way.hasChances ? placesOf(taught) : null
  const done = {
    tests: step.done === step.of || way.analysis === 'COMPLETED',
    analysis: way.analysis === 'COMPLETED',
    chances: way.hasChances || isPlaced,
    plan: way.plan !== null,
    tasks: way.plan?.tasks.length === 0,
  }
  const here = way.plan ? 'tasks' : (stops.find(stop => !done[stop]) ?? 'tasks')
  const to = {
    // During the tests the stop links to the next test instead of the list.
    tests: (here === 'tests' && testOf(step)) || pathOf('tests'),
    analysis: pathOf('personality'),
    chances: places ?? pathOf(way.hasChances ? 'admissions' : 'programmes'),
    plan: pathOf('careers'),
    tasks: way.plan ? pathOf('plan', { planId: way.plan.id }) : undefined,
  }
  return stops.map(stop => ({
    id: stop,
    title: t(stop === 'chances' && places ? 'way.places' : `way.${stop}`),
    to: done[stop] || stop === here ? to[stop] : undefined,
    state: t(stop === here ? 'way.here' : done[stop] ? 'way.done' : 'way.ahead'),
    done: done[stop],
    here: stop === here,
  }))
}

function nextOf({ step, way, lockedFor, today }: Standing, reader: Reader<'start'>) {
  const { t, language } = reader
  const stepOf = (kind: StepKind, to: string, values: Record<string, string | number> = {}) => ({
    title: t(`step.${kind}.title`, values),
    text: t(`step.${kind}.text`, values),
    go: t(`step.${kind}.go`),
    to,
  })
  const next = nextOnWay(step, way)
  if (next === 'task') {
    const { id, target, tasks } = way.plan!
    const task = tasks[0]!
    const { title } = taskTexts(task.facts, reader.in('roadmap'), namesOf(target, reader.in('plan')))
    const date = plainDateText(task.due, language)
    return {
      title,
      text: t(task.due < today ? 'task.late' : 'task.due', { date, name: target.name }),
      go: t('task.go'),
      to: pathOf('plan', { planId: id }),
    }
  }
  if (next === 'done') return stepOf(next, pathOf('plan', { planId: way.plan!.id }))
  if (next === 'places') return stepOf(way.taught!.way === 'COURSE' ? 'courses' : next, placesOf(way.taught!))
  if (next === 'chances') return stepOf(next, pathOf('programmes'))
  if (next === 'plan') return stepOf(next, pathOf('careers'))
  const values = {
    title: step.title ?? '',
    done: step.done,
    of: step.of,
    minutes: step.minutes,
    count: step.questions,
    answered: step.answered,
  }
  return stepOf(next, targetOf(step, lockedFor), values)
}

type StepKind = Exclude<Next, 'task'> | 'courses'

function targetOf(step: NextStep, lockedFor: string | null) {
  if (step.kind === 'unlock')
    return pathOf('paywall', null, { reason: lockedFor, redirect: testOf(step) ?? pathOf('tests') })
  if (['analyse', 'wait', 'analysed'].includes(step.kind)) return pathOf('personality')
  if (step.testId === null) return pathOf('professions')
  return testOf(step) ?? pathOf('results', { testId: step.testId })
}

/** Returns the page of the test that is the next step; `null` where the next step is not a test. */
function testOf({ kind, testId }: NextStep): string | null {
  if (testId === null || !['start', 'unlock', 'continue', 'finish', 'further'].includes(kind)) return null
  return pathOf(kind === 'finish' ? 'check' : 'test', { testId })
}
