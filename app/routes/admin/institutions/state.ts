import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { setInstitutionRetired } from '#app/domain/institutions/edit-institutions.server.ts'
import { retiredSchema } from '#app/domain/institutions/institution.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Retires an institution or restores it to the catalogue. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const form = await readAction(args, retiredSchema)
  if (form.refused) throw refusedAction(args)
  const institutionId = args.params.institutionId ?? ''
  const outcome = await setInstitutionRetired(viewer, institutionId, form.value.retired === 'on')
  if (outcome === null) throw staleAction(args)
  const to = adminPathOf('adminInstitution', { institutionId })
  return redirectWithToast(to, 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  return redirect(adminPathOf('adminInstitution', { institutionId: args.params.institutionId ?? '' }))
}
