import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { answerRequestSchema } from '#app/domain/organizations/counsel.schema.ts'
import { acceptJoin, declineJoin } from '#app/domain/organizations/join.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const form = await readAction(args, answerRequestSchema)
  if (form.refused) throw refusedAction(args)

  const answer = form.value.answer === 'accept' ? acceptJoin : declineJoin
  const outcome = await answer(staff, args.params.memberId ?? '')
  if (outcome === null) throw staleAction(args)
  if (outcome !== 'done') throw refusedAction(args)
  return redirectWithToast(pageOf(args), 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.staffOf(args, 'manage-students')
  return redirect(pageOf(args))
}

function pageOf({ params: { orgId = '' } }: LoaderFunctionArgs) {
  return adminPathOf('joinRequests', { orgId })
}
