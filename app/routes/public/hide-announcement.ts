import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { hideAnnouncement } from '#app/access/announcements.server.ts'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { hideAnnouncementSchema } from '#app/domain/announcements/announcement.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Hides an announcement in this browser. Also succeeds when the announcement has ended. */
export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  const form = await readAction(args, hideAnnouncementSchema)
  if (form.refused) throw refusedAction(args)
  const { token, back } = form.value
  return redirect(ownPath(back), { headers: { 'Set-Cookie': await hideAnnouncement(args.request, token) } })
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  return redirect(pathOf('landing'))
}
