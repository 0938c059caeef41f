import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { endAnnouncement } from '#app/domain/announcements/edit-announcements.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superAdmin(args)
  const outcome = await endAnnouncement(viewer, args.params.announcementId ?? '')
  if (outcome === null) throw staleAction(args)
  return redirectWithToast(adminPathOf('announcements'), 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.superAdmin(args)
  return redirect(adminPathOf('announcement', { announcementId: args.params.announcementId ?? '' }))
}
