import type { GoalStanding } from '#app/domain/roadmaps/goals.server.ts'

export type AdmissionWay = {
  /** Institutions picked for comparison; `counted` when the latest analysis of chances includes one of their
   *  programmes. */
  picks: readonly { id: string; counted: boolean }[]
  /** The latest analysis of chances, completed or being made. */
  admission: { id: string; isMade: boolean } | null
  /** Whether the personality analysis is completed, which plans require. */
  isAnalysed: boolean
  /** State of the enrolment plan. */
  plan: GoalStanding
}

export type AdmissionStep =
  /** Pick an institution first. */
  | { kind: 'pick' }
  /** Choose programmes of picked institutions that are not counted yet; `count` is their number. */
  | { kind: 'count'; count: number }
  /** The chances are being computed. */
  | { kind: 'wait'; admissionId: string }
  /** The chances are known and a plan can be made. */
  | { kind: 'plan' }
  /** The chances are known, but a plan requires the personality analysis first. */
  | { kind: 'direction' }
  /** The chances are known, but the last plan is too recent for another one. Only a new score changes something. */
  | { kind: 'recount'; admissionId: string }
  /** The plan exists or is being made. */
  | { kind: 'underWay'; planId: string }

/** Chooses the next step on the way to a place of study. */
export function chooseAdmissionStep({ picks, admission, isAnalysed, plan }: AdmissionWay): AdmissionStep {
  if (plan.state === 'taken') return { kind: 'underWay', planId: plan.planId }
  if (admission && !admission.isMade) return { kind: 'wait', admissionId: admission.id }
  const uncounted = picks.filter(({ counted }) => !counted).length
  if (uncounted > 0) return { kind: 'count', count: uncounted }
  return admission ? chooseAfterChances(admission.id, { isAnalysed, plan }) : { kind: 'pick' }
}

/** Chooses the next step for a reader of these chances, regardless of institutions picked since. */
export function chooseAfterChances(
  admissionId: string,
  { isAnalysed, plan }: Pick<AdmissionWay, 'isAnalysed' | 'plan'>,
): AdmissionStep {
  if (plan.state === 'taken') return { kind: 'underWay', planId: plan.planId }
  if (!isAnalysed) return { kind: 'direction' }
  return plan.state === 'open' ? { kind: 'plan' } : { kind: 'recount', admissionId }
}
