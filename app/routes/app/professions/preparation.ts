import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { preparationSchema } from '#app/domain/guidance/opinion.schema.ts'
import { planPreparation } from '#app/domain/guidance/recommendations.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, preparationSchema)
  if (form.refused) return form.refused

  await planPreparation(viewer, form.value.preparation ?? null)
  return redirect(ownPath(form.value.back))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('professions'))
}
