import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { removeLanguageSchema } from '#app/domain/academic/academic.schema.ts'
import { removeLanguage } from '#app/domain/academic/academic.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export const handle = { failure: { act: 'delete' } }

/** Removes a language. Idempotent. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, removeLanguageSchema)
  if (form.refused) throw refusedAction(args)

  await removeLanguage(viewer, form.value.language)
  return redirectWithToast(pathOf('languages'), 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('languages'))
}
