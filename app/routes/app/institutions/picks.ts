import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { pickSchema } from '#app/domain/institutions/pick.schema.ts'
import { setPick } from '#app/domain/institutions/picks.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, pickSchema)
  if (form.refused) throw refusedAction(args)

  const { institutionId, wants, back = pathOf('institutions') } = form.value
  const outcome = await setPick(viewer, institutionId, wants === 'on')
  if (outcome === null) throw staleAction(args)
  if (outcome === 'done') return redirect(ownPath(back))
  // With the maximum of eight picks, redirects to the picks, where one can be removed.
  const picks = `${ownPath(back).replace(/#.*$/, '')}#picks`
  return redirectWithToast(picks, 'picks-enough')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('institutions'))
}
