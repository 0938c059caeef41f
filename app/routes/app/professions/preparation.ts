import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { preparationSchema } from '#app/domain/guidance/opinion.schema.ts'
import { planPreparation } from '#app/domain/guidance/recommendations.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, preparationSchema)
  if (form.refused) throw refusedAction(args)

  await planPreparation(viewer, form.value.preparation ?? null)
  return redirect(ownPath(form.value.back))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('professions'))
}
