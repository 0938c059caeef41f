import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { removeNote } from '#app/domain/organizations/notes.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'counsel')
  const { studentId = '', noteId = '' } = args.params
  if (!(await removeNote(staff, studentId, noteId))) throw staleAction(args)
  return redirectWithToast(pageOf(args), 'deleted')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.staffOf(args, 'counsel')
  return redirect(pageOf(args))
}

function pageOf({ params: { orgId = '', studentId = '' } }: LoaderFunctionArgs) {
  return `${adminPathOf('studentAnalytics', { orgId, studentId })}#notes`
}
