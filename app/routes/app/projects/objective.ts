import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { tickObjective } from '#app/domain/projects/team.server.ts'
import { wantedSchema } from '#app/domain/safety/people.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { projectPathOf } from '#app/paths/projects.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, wantedSchema)
  if (form.refused) throw refusedAction(args)

  const { projectId = '', objectiveId = '' } = args.params
  if (!(await tickObjective(viewer, { projectId, objectiveId }, form.value.wanted === 'on'))) throw staleAction(args)
  return redirect(`${projectPathOf('project', { projectId })}#goal-${objectiveId}`)
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(projectPathOf('project', { projectId: args.params.projectId ?? '' }))
}
