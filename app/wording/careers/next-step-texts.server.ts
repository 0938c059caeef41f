import type { GoalStanding } from '#app/domain/roadmaps/goals.server.ts'
import type { PlanSheet } from '#app/domain/roadmaps/plan-sheet.server.ts'
import type { listPlans } from '#app/domain/roadmaps/plans.server.ts'
import { type PlanGoal, planGoals } from '#app/domain/roadmaps/vocabulary.ts'
import type { WholeWay } from '#app/domain/way/whole-way.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { type NextStepTexts, nextStepTexts, nextStepToPlaces, nextStepToTask } from '../way/next-step-texts.server.ts'

type Standings = Record<PlanGoal, GoalStanding>
type Listed = Awaited<ReturnType<typeof listPlans>>[number]

type List = {
  plans: readonly Listed[]
  standings: Standings
  /** Whether the questions of a new plan have been started. */
  begun: boolean
  way: Pick<WholeWay, 'hasChances' | 'taught'>
  today: string
}

/** Returns the next step from the list of plans: the task due first in any plan, the plan that is being made, or a new
 *  plan. While no new plan can be made: the chances (or the places that teach the profession), and once these are
 *  computed, the professions. */
export function nextStepAfterPlans({ plans, today, ...beyond }: List, reader: Reader<'nextSteps'>): NextStepTexts {
  const current = plans.filter(({ archivedAt }) => archivedAt === null)
  const due = current.flatMap(plan => (plan.next ? [{ plan, task: plan.next }] : []))
  const [first] = due.toSorted((one, other) => one.task.due.localeCompare(other.task.due))
  if (first) return nextStepToTask(first.plan, first.task, { today }, reader)
  const making = current.find(({ status }) => status === 'PENDING')
  if (making) return nextStepTexts('making', pathOf('plan', { planId: making.id }), reader)
  return nextStepBeyondPlans(beyond, reader)
}

type Beyond = Pick<List, 'standings' | 'begun' | 'way'>

/** Returns the next step in a plan: its first open task, linked inside its stage. `null` after the last task and in an
 *  archived plan. */
export function nextStepInPlan(sheet: PlanSheet, today: string, reader: Reader<'nextSteps'>): NextStepTexts | null {
  const { next } = sheet.progress
  if (sheet.archivedAt !== null || !next) return null
  const stage = sheet.stages.find(({ tasks }) => tasks.some(({ id }) => id === next.id))?.key
  const to = `${pathOf('plan', { planId: sheet.id }, { stage: stage ?? null })}#${next.id}`
  return nextStepToTask(sheet, next, { today, to }, reader)
}

/** Returns the next step when the plan has none: the current plan of another goal, a new plan, or what can be done
 *  without one. */
export function nextStepAfterPlan(
  { id }: Pick<PlanSheet, 'id'>,
  beyond: Beyond,
  reader: Reader<'nextSteps'>,
): NextStepTexts {
  const other = planGoals.flatMap(goal => {
    const standing = beyond.standings[goal]
    return standing.state === 'taken' && standing.planId !== id ? [standing.planId] : []
  })
  if (other[0]) return nextStepTexts('underWay', pathOf('plan', { planId: other[0] }), reader)
  return nextStepBeyondPlans(beyond, reader)
}

function nextStepBeyondPlans({ standings, begun, way }: Beyond, reader: Reader<'nextSteps'>): NextStepTexts {
  if (planGoals.some(goal => standings[goal].state === 'open')) {
    const step = nextStepTexts('newPlan', pathOf('newPlan'), reader)
    return begun ? { ...step, go: reader.t('newPlan.begun') } : step
  }
  if (way.hasChances) return nextStepTexts('browse', pathOf('professions'), reader)
  return way.taught ? nextStepToPlaces(way.taught, reader) : nextStepTexts('toChances', pathOf('programmes'), reader)
}
