import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { testStateSchema } from '#app/domain/assessments/draft.schema.ts'
import { offerTest, retireTest } from '#app/domain/assessments/test-versions.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Withdraws a test or makes it available again. The form states the wanted state, so a double click has no further
 *  effect. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const form = await readAction(args, testStateSchema)
  if (form.refused) throw refusedAction(args)
  const testId = args.params.testId ?? ''
  const isThere = await (form.value.retired === 'on' ? retireTest(viewer, testId) : offerTest(viewer, testId))
  if (!isThere) throw staleAction(args)
  return redirectWithToast(adminPathOf('adminTest', { testId }), 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  return redirect(adminPathOf('adminTest', { testId: args.params.testId ?? '' }))
}
