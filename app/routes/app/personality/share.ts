import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { recordHidden } from '#app/access/refusals.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { shareSchema } from '#app/domain/guidance/analysis.schema.ts'
import { createShare } from '#app/domain/guidance/analysis-shares.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, shareSchema)
  if (form.refused) throw refusedAction(args)

  const { analysis, idempotencyKey } = form.value
  const shared = await createShare(viewer, analysis, idempotencyKey)
  if (shared === null) {
    await recordHidden(viewer, { kind: 'analysis', id: analysis })
    throw staleAction(args)
  }
  // The page says when the maximum of five links is reached.
  return redirect(`${pathOf('personality', null, { analysis })}#share`)
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('personality'))
}
