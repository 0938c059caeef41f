import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { aimSchema } from '#app/domain/roadmaps/draft.schema.ts'
import { saveAim } from '#app/domain/roadmaps/draft.server.ts'
import { mayPlan } from '#app/domain/roadmaps/plans.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Starts the wizard with a profession or a programme as target, from its page. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, aimSchema)
  if (form.refused) throw refusedAction(args)

  if (!(await mayPlan(viewer))) return redirect(pathOf('careers'))
  if (!(await saveAim(viewer, form.value))) throw refusedAction(args)
  return redirect(pathOf('newPlan'))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('newPlan'))
}
