import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { answerOffer, withdrawOffer } from '#app/domain/projects/lead-offers.server.ts'
import { answerSchema } from '#app/domain/projects/project.schema.ts'
import { answerRequest } from '#app/domain/projects/team.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { projectPathOf } from '#app/paths/projects.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, answerSchema)
  if (form.refused) throw refusedAction(args)

  const { projectId = '', requestId = '' } = args.params
  const at = { projectId, requestId }
  const { answer } = form.value
  if (answer === 'withdraw') {
    if (!(await withdrawOffer(viewer, at))) throw staleAction(args)
    return redirect(projectPathOf('projectTeam', { projectId }))
  }
  const accepted = answer === 'accept'
  const outcome = (await answerRequest(viewer, at, accepted)) ?? (await answerOffer(viewer, at, accepted))
  if (outcome === null) throw staleAction(args)
  // The team page explains why the person could not join or take the lead.
  const refused = outcome === 'done' ? null : outcome === 'full' ? 'full' : 'school'
  return redirect(projectPathOf('projectTeam', { projectId }, { refused }))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(projectPathOf('projectTeam', { projectId: args.params.projectId ?? '' }))
}
