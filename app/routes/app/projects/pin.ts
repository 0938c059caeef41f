import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { setPinned } from '#app/domain/projects/pins.server.ts'
import { wantedSchema } from '#app/domain/safety/people.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, wantedSchema)
  if (form.refused) throw refusedAction(args)

  const projectId = args.params.projectId ?? ''
  const { wanted, back = pathOf('profile', { username: viewer.username }, { tab: 'projects' }) } = form.value
  const outcome = await setPinned(viewer, projectId, wanted === 'on')
  if (outcome === null) throw staleAction(args)
  // The page says when the maximum of three pinned projects is reached.
  return redirect(ownPath(back))
}

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return redirect(pathOf('profile', { username: viewer.username }, { tab: 'projects' }))
}
