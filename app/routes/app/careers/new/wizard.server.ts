import { redirect } from '@remix-run/node'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { findDraft, stepAhead, type WizardStep } from '#app/domain/roadmaps/draft.server.ts'
import { mayPlan } from '#app/domain/roadmaps/plans.server.ts'
import { pathOf } from '#app/paths.ts'

/** The steps in order, each with its address; one of the two targets is skipped. */
const paths = {
  situation: pathOf('newPlan'),
  goal: pathOf('planGoal'),
  profession: pathOf('planProfession'),
  programme: pathOf('planProgramme'),
  about: pathOf('planAbout'),
} satisfies Record<WizardStep, string>
const order: Record<WizardStep, number> = { situation: 1, goal: 2, profession: 3, programme: 3, about: 4 }

/** The guard of a step: onboarded, with an analysis, and with everything answered that comes before. A person who jumps
 *  ahead is led to what is missing; a person who has answered may go back to any step. */
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

/** Where a step leads when it is answered. */
export function pathAfter(step: 'situation' | 'target', goal?: string): string
export function pathAfter(step: 'goal', goal: string): string
export function pathAfter(step: 'situation' | 'goal' | 'target', goal?: string) {
  if (step === 'situation') return paths.goal
  if (step === 'target') return paths.about
  return goal === 'EMPLOYMENT' ? paths.profession : paths.programme
}
