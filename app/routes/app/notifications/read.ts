import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { readAllUntil } from '#app/domain/notifications/list-notifications.server.ts'
import { readSchema } from '#app/domain/notifications/notifications.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, readSchema)
  if (form.refused) throw refusedAction(args)
  await readAllUntil(viewer, new Date(form.value.seen))
  return redirect(pathOf('notifications'), { status: 303, headers: { 'Set-Cookie': toastCookie('all-read') } })
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('notifications'))
}
