import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { answerInPlace } from '#app/access/in-place.server.ts'
import { recordHidden } from '#app/access/refusals.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { taskSchema } from '#app/domain/roadmaps/draft.schema.ts'
import { markSubtask } from '#app/domain/roadmaps/subtasks.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, taskSchema)
  if (form.refused) throw refusedAction(args)

  const { planId = '', subtaskId = '' } = args.params
  const { state, back = pathOf('plan', { planId }) } = form.value
  const outcome = await markSubtask(viewer, { planId, subtaskId }, state)
  if (outcome === null) await recordHidden(viewer, { kind: 'plan', id: planId })
  // Only success and a missing task are answered in place. The refusal of a closed plan needs a message on a page.
  const stays = outcome === null || outcome === 'marked' ? answerInPlace(args, outcome && 'done') : null
  if (stays) return stays
  if (outcome === null) throw staleAction(args)
  if (outcome === 'marked') return redirect(ownPath(back))
  return redirectWithToast(ownPath(back), 'plan-closed')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('plan', { planId: args.params.planId ?? '' }))
}
