import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { answerInPlace } from '#app/access/in-place.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { storyLikeSchema } from '#app/domain/stories/story.schema.ts'
import { setStoryLike } from '#app/domain/stories/story-views.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, storyLikeSchema)
  if (form.refused) throw refusedAction(args)

  const storyId = args.params.storyId ?? ''
  const outcome = await setStoryLike(viewer, storyId, form.value.like === 'on')
  const stays = answerInPlace(args, outcome === null || outcome === 'tooOften' ? outcome : 'done')
  if (stays) return stays
  if (outcome === null) throw staleAction(args)
  if (outcome === 'tooOften') throw refusedAction(args)
  return redirect(communityPathOf('story', { username: outcome.username, storyId }))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('feed'))
}
