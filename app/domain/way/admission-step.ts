import type { GoalStanding } from '#app/domain/roadmaps/goals.server.ts'

export type AdmissionWay = {
  /** What is picked to compare; `counted` when the latest analysis of chances has a programme of it. */
  picks: readonly { id: string; counted: boolean }[]
  /** The latest analysis of chances, made or on its way. */
  admission: { id: string; isMade: boolean } | null
  /** The analysis of the tests is there, without which no plan is made. */
  isAnalysed: boolean
  /** How a plan of enrolment stands. */
  plan: GoalStanding
}

export type AdmissionStep =
  /** Pick something first. */
  | { kind: 'pick' }
  /** Choose programmes in what is picked and not counted yet; so many institutions. */
  | { kind: 'count'; count: number }
  /** The chances are being worked out. */
  | { kind: 'wait'; admissionId: string }
  /** Chances are known, and a plan can be made. */
  | { kind: 'plan' }
  /** Chances are known, and a plan needs the analysis of the tests first. */
  | { kind: 'direction' }
  /** Chances are known, and the last plan is too young for another: a new score is what changes something. */
  | { kind: 'recount'; admissionId: string }
  /** The plan is there, or being made. */
  | { kind: 'underWay'; planId: string }

/** The next step of a person on the way to a place to study. */
export function chooseAdmissionStep({ picks, admission, isAnalysed, plan }: AdmissionWay): AdmissionStep {
  if (plan.state === 'taken') return { kind: 'underWay', planId: plan.planId }
  if (admission && !admission.isMade) return { kind: 'wait', admissionId: admission.id }
  const uncounted = picks.filter(({ counted }) => !counted).length
  if (uncounted > 0) return { kind: 'count', count: uncounted }
  return admission ? chooseAfterChances(admission.id, { isAnalysed, plan }) : { kind: 'pick' }
}

/** The next step of a person who reads these chances, whatever else they have picked since. */
export function chooseAfterChances(
  admissionId: string,
  { isAnalysed, plan }: Pick<AdmissionWay, 'isAnalysed' | 'plan'>,
): AdmissionStep {
  if (plan.state === 'taken') return { kind: 'underWay', planId: plan.planId }
  if (!isAnalysed) return { kind: 'direction' }
  return plan.state === 'open' ? { kind: 'plan' } : { kind: 'recount', admissionId }
}
