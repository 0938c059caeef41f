import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { problem } from '#app/access/page.server.ts'
import { choicesIn } from '#app/domain/imports/import.schema.ts'
import { startImport } from '#app/domain/imports/start-import.server.ts'
import { formDataOf } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Imports a list, with the choices about duplicates from the same form. */
export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const { importId = '' } = args.params
  const outcome = await startImport(staff, importId, choicesIn(await formDataOf(args.request)))
  if (outcome === null) throw problem(args, 404)
  const refused = ['busy', 'nothing', 'late'].includes(outcome) ? outcome : null
  return redirect(adminPathOf('showImport', { orgId: staff.organization.id, importId }, { refused }))
}

/** A GET request, such as a followed link, is redirected to the page with the button. */
export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view-staff')
  const { importId = '' } = args.params
  return redirect(adminPathOf('showImport', { orgId: staff.organization.id, importId }))
}
