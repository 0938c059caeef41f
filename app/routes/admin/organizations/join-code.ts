import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { renewJoinCode } from '#app/domain/organizations/join.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Replaces the join code of the organisation. */
export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  await renewJoinCode(staff)
  const to = adminPathOf('organization', { orgId: staff.organization.id })
  return redirectWithToast(to, 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  return redirect(adminPathOf('organization', { orgId: staff.organization.id }))
}
