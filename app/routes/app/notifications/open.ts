import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { recordHidden } from '#app/access/refusals.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { openNotification } from '#app/domain/notifications/list-notifications.server.ts'
import { pathOf } from '#app/paths.ts'
import { placeOf } from '#app/wording/notifications/places.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const id = args.params.notificationId ?? ''
  const notification = await openNotification(viewer, id)
  if (!notification) {
    await recordHidden(viewer, { kind: 'notification', id })
    throw staleAction(args)
  }
  return redirect(placeOf(notification, viewer), 303)
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('notifications'))
}
