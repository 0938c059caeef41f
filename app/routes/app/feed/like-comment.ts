import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { answerInPlace } from '#app/access/in-place.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { setCommentLike } from '#app/domain/feed/likes.server.ts'
import { wantedSchema } from '#app/domain/safety/people.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, wantedSchema)
  if (form.refused) throw refusedAction(args)

  const commentId = args.params.commentId ?? ''
  const { wanted, back = pathOf('feed') } = form.value
  const outcome = await setCommentLike(viewer, commentId, wanted === 'on')
  const stays = answerInPlace(args, outcome)
  if (stays) return stays
  if (outcome === null) throw staleAction(args)
  if (outcome === 'done') return redirect(ownPath(back))
  return redirectWithToast(ownPath(back), 'too-often')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('feed'))
}
