import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { skills } from '#app/domain/materials/vocabulary.ts'
import { setProfessionState } from '#app/domain/professions/edit-professions.server.ts'
import { professionStateSchema } from '#app/domain/professions/profession-form.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Publishes a draft, retires a profession or restores it. The form states the wanted state, so a double click has no
 *  further effect. The button is not offered for an incomplete draft. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const form = await readAction(args, professionStateSchema)
  if (form.refused) throw refusedAction(args)
  const professionId = args.params.professionId ?? ''
  const outcome = await setProfessionState(viewer, professionId, form.value.state, skills)
  if (outcome === null) throw staleAction(args)
  if (outcome === 'incomplete') throw refusedAction(args)
  return redirectWithToast(adminPathOf('adminProfession', { professionId }), 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  return redirect(adminPathOf('adminProfession', { professionId: args.params.professionId ?? '' }))
}
