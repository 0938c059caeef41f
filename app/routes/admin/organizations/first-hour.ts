import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { switchSchema } from '#app/domain/organizations/organization.schema.ts'
import { showFirstHour } from '#app/domain/organizations/own-organization.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Hides or shows the list of first steps. */
export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const form = await readAction(args, switchSchema)
  if (form.refused) throw refusedAction(args)
  await showFirstHour(staff, form.value.shown === 'on')
  return redirect(adminPathOf('organization', { orgId: staff.organization.id }))
}

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  return redirect(adminPathOf('organization', { orgId: staff.organization.id }))
}
