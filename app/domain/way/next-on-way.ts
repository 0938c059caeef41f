import type { NextStep } from '#app/domain/guidance/next-step.ts'

type Way = {
  hasChances: boolean
  /** The plan that is worked on, with what is left to do in it. */
  plan: { tasks: readonly unknown[] } | null
}

/** What comes next on the whole way: the plan's next task once there is a plan; before that the step of the tests and the
 *  analysis; after the analysis the chances, then a plan. */
export type Next = Exclude<NextStep['kind'], 'analysed'> | 'chances' | 'plan' | 'task' | 'done'

export function nextOnWay({ kind }: Pick<NextStep, 'kind'>, { plan, hasChances }: Way): Next {
  if (plan) return plan.tasks.length > 0 ? 'task' : 'done'
  if (kind !== 'analysed') return kind
  return hasChances ? 'plan' : 'chances'
}
