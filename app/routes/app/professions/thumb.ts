import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { thumbSchema } from '#app/domain/guidance/opinion.schema.ts'
import { rateRecommendation } from '#app/domain/guidance/recommendations.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

const value = { up: 1, down: -1, none: null } as const

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, thumbSchema)
  if (form.refused) throw refusedAction(args)

  const { thumb, attempt, analysis } = form.value
  const kept = await rateRecommendation(viewer, args.params.professionId ?? '', value[thumb], { attempt, analysis })
  if (!kept) throw staleAction(args)
  return redirect(ownPath(form.value.back))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('profession', { professionId: args.params.professionId ?? '' }))
}
