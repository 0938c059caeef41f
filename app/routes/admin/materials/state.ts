import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { setMaterialRetired } from '#app/domain/materials/edit-materials.server.ts'
import { materialStateSchema } from '#app/domain/materials/material.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Retires or restores a material. The form states the wanted state, so a double click has no further effect. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const form = await readAction(args, materialStateSchema)
  if (form.refused) throw refusedAction(args)
  const materialId = args.params.materialId ?? ''
  const outcome = await setMaterialRetired(viewer, materialId, form.value.retired === 'on')
  if (outcome === null) throw staleAction(args)
  return redirectWithToast(adminPathOf('material', { materialId }), 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  return redirect(adminPathOf('material', { materialId: args.params.materialId ?? '' }))
}
