import type { NextStep } from '#app/domain/guidance/next-step.ts'

type Way = {
  hasChances: boolean
  hasPicks: boolean
  /** The analysis leads by a college or a course, where no grant is competed for. */
  taught: object | null
  /** The plan that is worked on, with what is left to do in it. */
  plan: { tasks: readonly unknown[] } | null
}

/** What comes next on the whole way: the plan's next task once there is a plan; before that the step of the tests and the
 *  analysis; after the analysis the chances, or where it is taught, then a plan. */
export type Next = Exclude<NextStep['kind'], 'analysed'> | 'chances' | 'places' | 'plan' | 'task' | 'done'

export function nextOnWay({ kind }: Pick<NextStep, 'kind'>, { plan, hasChances, hasPicks, taught }: Way): Next {
  if (plan) return plan.tasks.length > 0 ? 'task' : 'done'
  if (kind !== 'analysed') return kind
  if (hasChances || (taught && hasPicks)) return 'plan'
  return taught ? 'places' : 'chances'
}
