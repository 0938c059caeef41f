import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { setMajorRetired } from '#app/domain/institutions/edit-majors.server.ts'
import { retiredSchema } from '#app/domain/institutions/institution.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Retires a major or restores it to the catalogue. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const form = await readAction(args, retiredSchema)
  if (form.refused) throw refusedAction(args)
  const at = pathIn(args)
  const major = { institutionId: at.institutionId, id: at.majorId }
  const outcome = await setMajorRetired(viewer, major, form.value.retired === 'on')
  if (outcome === null) throw staleAction(args)
  return redirectWithToast(adminPathOf('major', at), 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  return redirect(adminPathOf('major', pathIn(args)))
}

function pathIn({ params: { institutionId = '', majorId = '' } }: Pick<LoaderFunctionArgs, 'params'>) {
  return { institutionId, majorId }
}
