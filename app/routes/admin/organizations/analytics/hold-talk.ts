import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { heldSchema } from '#app/domain/organizations/counsel.schema.ts'
import { hasStudent } from '#app/domain/organizations/notes.server.ts'
import { holdTalk } from '#app/domain/organizations/talks.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath } from '#app/paths.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'counsel')
  const { studentId = '' } = args.params
  if (!(await hasStudent(staff, studentId))) throw staleAction(args)
  const form = await readAction(args, heldSchema)
  if (form.refused) throw refusedAction(args)

  const { back, ...held } = form.value
  if (!(await holdTalk(staff, studentId, held))) throw staleAction(args)
  return redirectWithToast(back ? ownPath(back) : pageOf(args), 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.staffOf(args, 'counsel')
  return redirect(pageOf(args))
}

function pageOf({ params: { orgId = '', studentId = '' } }: LoaderFunctionArgs) {
  return adminPathOf('studentAnalytics', { orgId, studentId })
}
