import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { markSeen } from '#app/domain/stories/story-views.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Records that a part was seen and redirects to `to`, even if the part was deleted in the meantime. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const to = new URL(args.request.url).searchParams.get('to')
  const username = await markSeen(viewer, args.params.storyId ?? '')
  if (username === null && to === null) throw staleAction(args)
  return redirect(to === null ? pathOf('feed') : ownPath(to))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('feed'))
}
