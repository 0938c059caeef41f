import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { withdrawRequest } from '#app/domain/projects/team.server.ts'
import { projectPathOf } from '#app/paths/projects.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const projectId = args.params.projectId ?? ''
  if (!(await withdrawRequest(viewer, projectId))) throw staleAction(args)
  return redirect(projectPathOf('project', { projectId }))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(projectPathOf('project', { projectId: args.params.projectId ?? '' }))
}
