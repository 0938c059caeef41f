import type { GoalStanding } from '#app/domain/roadmaps/goals.server.ts'
import type { PlanSheet } from '#app/domain/roadmaps/plan-sheet.server.ts'
import type { listPlans } from '#app/domain/roadmaps/plans.server.ts'
import { type PlanGoal, planGoals } from '#app/domain/roadmaps/vocabulary.ts'
import type { WholeWay } from '#app/domain/way/whole-way.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { type Onward, onward, onwardToPlaces, onwardToTask } from '../way/onward-texts.server.ts'

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
export function onwardOfPlans({ plans, today, ...beyond }: List, reader: Reader<'onward'>): Onward {
  const current = plans.filter(({ archivedAt }) => archivedAt === null)
  const due = current.flatMap(plan => (plan.next ? [{ plan, task: plan.next }] : []))
  const [first] = due.toSorted((one, other) => one.task.due.localeCompare(other.task.due))
  if (first) return onwardToTask(first.plan, first.task, { today }, reader)
  const making = current.find(({ status }) => status === 'PENDING')
  if (making) return onward('making', pathOf('plan', { planId: making.id }), reader)
  return onwardBeyond(beyond, reader)
}

type Beyond = Pick<List, 'standings' | 'begun' | 'way'>

/** Returns the next step in a plan: its first open task, linked inside its stage. `null` after the last task and in an
 *  archived plan. */
export function onwardInPlan(sheet: PlanSheet, today: string, reader: Reader<'onward'>): Onward | null {
  const { next } = sheet.progress
  if (sheet.archivedAt !== null || !next) return null
  const stage = sheet.stages.find(({ tasks }) => tasks.some(({ id }) => id === next.id))?.key
  const to = `${pathOf('plan', { planId: sheet.id }, { stage: stage ?? null })}#${next.id}`
  return onwardToTask(sheet, next, { today, to }, reader)
}

/** Returns the next step when the plan has none: the current plan of another goal, a new plan, or what can be done
 *  without one. */
export function onwardAfterPlan({ id }: Pick<PlanSheet, 'id'>, beyond: Beyond, reader: Reader<'onward'>): Onward {
  const other = planGoals.flatMap(goal => {
    const standing = beyond.standings[goal]
    return standing.state === 'taken' && standing.planId !== id ? [standing.planId] : []
  })
  if (other[0]) return onward('underWay', pathOf('plan', { planId: other[0] }), reader)
  return onwardBeyond(beyond, reader)
}

function onwardBeyond({ standings, begun, way }: Beyond, reader: Reader<'onward'>): Onward {
  if (planGoals.some(goal => standings[goal].state === 'open')) {
    const step = onward('newPlan', pathOf('newPlan'), reader)
    return begun ? { ...step, go: reader.t('newPlan.begun') } : step
  }
  if (way.hasChances) return onward('browse', pathOf('professions'), reader)
  return way.taught ? onwardToPlaces(way.taught, reader) : onward('toChances', pathOf('programmes'), reader)
}
