import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { startSchema } from '#app/domain/guidance/analysis.schema.ts'
import { isAdvised } from '#app/domain/guidance/advice.server.ts'
import { startAnalysis } from '#app/domain/guidance/analyses.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Starts an analysis. The page shows the state in every case. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { language } = reading(args, 'personality')
  const form = await readAction(args, startSchema)
  if (form.refused) throw refusedAction(args)

  const outcome = await startAnalysis(viewer, language, {
    withModel: form.value.withModel === 'on' && (await isAdvised()),
  })
  return redirectWithToast(pathOf('personality'), outcome === 'under-way' ? 'analysis-waits' : null)
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('personality'))
}
