import { redirect } from '@remix-run/node'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { findDraft, stepAhead, type WizardStep } from '#app/domain/roadmaps/draft.server.ts'
import { mayPlan } from '#app/domain/roadmaps/plans.server.ts'
import { pathOf } from '#app/paths.ts'

/** Address of each step. A draft uses one of the two target steps (profession or programme). */
const paths = {
  situation: pathOf('newPlan'),
  goal: pathOf('planGoal'),
  profession: pathOf('planProfession'),
  programme: pathOf('planProgramme'),
  about: pathOf('planAbout'),
} satisfies Record<WizardStep, string>
const order: Record<WizardStep, number> = { situation: 1, goal: 2, profession: 3, programme: 3, about: 4 }

/** Guard of a wizard step: the viewer is onboarded, has an analysis and has answered all previous steps. Otherwise
 *  redirects to the first missing step. Going back to an answered step is allowed. */
export async function enterStep(args: GuardArgs, step: WizardStep) {
  const viewer = await guards.onboarded(args)
  if (!(await mayPlan(viewer))) throw redirect(pathOf('careers'))
  const draft = await findDraft(viewer)
  const ahead = stepAhead(draft)
  if (order[step] > order[ahead]) throw redirect(paths[ahead])
  const other = draft?.goal === 'EMPLOYMENT' ? 'programme' : 'profession'
  if (step === other) throw redirect(paths[ahead])
  return { viewer, draft }
}

/** Returns the address of the step after this one. */
export function pathAfter(step: 'situation' | 'target', goal?: string): string
export function pathAfter(step: 'goal', goal: string): string
export function pathAfter(step: 'situation' | 'goal' | 'target', goal?: string) {
  if (step === 'situation') return paths.goal
  if (step === 'target') return paths.about
  return goal === 'EMPLOYMENT' ? paths.profession : paths.programme
}
