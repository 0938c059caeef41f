import type { NextStep } from '#app/domain/guidance/next-step.ts'

type Way = {
  hasChances: boolean
  hasPicks: boolean
  /** Set when the analysis leads to a college or a course, where there is no competition for grants. */
  taught: object | null
  /** The open plan with its remaining tasks. */
  plan: { tasks: readonly unknown[] } | null
}

/** Next step on the whole way: with a plan, its next task; before the analysis, the step towards it; after the
 *  analysis, the chances or the places that teach the profession, then a plan. */
export type Next = Exclude<NextStep['kind'], 'analysed'> | 'chances' | 'places' | 'plan' | 'task' | 'done'

export function nextOnWay({ kind }: Pick<NextStep, 'kind'>, { plan, hasChances, hasPicks, taught }: Way): Next {
  if (plan) return plan.tasks.length > 0 ? 'task' : 'done'
  if (kind !== 'analysed') return kind
  if (hasChances || (taught && hasPicks)) return 'plan'
  return taught ? 'places' : 'chances'
}
