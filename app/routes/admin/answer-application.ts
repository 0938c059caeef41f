import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { answerSchema } from '#app/domain/organizations/partner.schema.ts'
import { markAnswered } from '#app/domain/organizations/partners.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath } from '#app/paths.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const form = await readAction(args, answerSchema)
  if (form.refused) throw refusedAction(args)

  const marked = await markAnswered(viewer, args.params.applicationId ?? '', form.value.answered === 'on')
  if (!marked) throw staleAction(args)
  const back = form.value.back ? ownPath(form.value.back) : adminPathOf('applications')
  return redirectWithToast(back, 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  return redirect(adminPathOf('applications'))
}
