import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { endSessionSchema } from '#app/domain/accounts/credentials.schema.ts'
import { endOwnSessions } from '#app/domain/accounts/sessions.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, endSessionSchema)
  if (form.refused) throw refusedAction(args)
  const ended = await endOwnSessions(viewer, form.value.session)
  // A second request of a double click finds no session and shows no message.
  return redirectWithToast(pathOf('credentials'), ended > 0 ? 'session-ended' : null)
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('credentials'))
}
