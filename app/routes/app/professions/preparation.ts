import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { doors } from '#app/access/doors.server.ts'
import { preparationSchema } from '#app/domain/guidance/opinion.schema.ts'
import { planPreparation } from '#app/domain/guidance/recommendations.server.ts'
import { readDeed } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export async function action(args: ActionFunctionArgs) {
  const viewer = await doors.onboarded(args)
  const form = await readDeed(args, preparationSchema)
  if (form.refused) return form.refused

  await planPreparation(viewer, form.value.preparation ?? null)
  return redirect(ownPath(form.value.back))
}

export async function loader(args: LoaderFunctionArgs) {
  await doors.onboarded(args)
  return redirect(pathOf('professions'))
}
