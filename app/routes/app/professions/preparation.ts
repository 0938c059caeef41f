import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { plannedWaysSchema } from '#app/domain/guidance/opinion.schema.ts'
import { planWays } from '#app/domain/guidance/recommendations.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, plannedWaysSchema)
  if (form.refused) throw refusedAction(args)

  await planWays(viewer, form.value.ways)
  return redirect(ownPath(form.value.back))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('professions'))
}
