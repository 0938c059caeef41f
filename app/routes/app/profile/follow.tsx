import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { answerInPlace } from '#app/access/in-place.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { recordHidden } from '#app/access/refusals.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { findFollowQuestion } from '#app/domain/profiles/follow-question.server.ts'
import { setFollow } from '#app/domain/profiles/follows.server.ts'
import { followSchema } from '#app/domain/profiles/profile.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { ownPath, pathOf } from '#app/paths.ts'
import { FollowQuestion } from './follow-question.tsx'

export const handle = { i18n: 'people', failure: { load: 'profile' } }
export const meta = pageMeta

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, followSchema)
  if (form.refused) throw refusedAction(args)

  const username = args.params.username ?? ''
  const { follow, confirmed, stays, back = pathOf('profile', { username }) } = form.value
  const wanted = follow === 'on'
  // A minor confirms on a page of its own what an adult gets to see.
  if (wanted && !confirmed && (await findFollowQuestion(viewer, username)))
    return redirect(pathOf('follow', { username }, { back: form.value.back }))
  const outcome = await setFollow(viewer, username, wanted)
  if (outcome === null) {
    await recordHidden(viewer, { kind: 'profile', id: username })
    throw staleAction(args)
  }
  if (outcome === 'oneself') throw refusedAction(args)
  const inPlace = stays ? answerInPlace(args, outcome) : null
  return inPlace ?? redirectWithToast(ownPath(back), outcome === 'tooOften' ? 'follows-enough' : null)
}

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const username = args.params.username ?? ''
  const asked = await findFollowQuestion(viewer, username)
  if (!asked) throw redirect(pathOf('profile', { username }))
  const { t } = reading(args, 'people')
  const back = new URL(args.request.url).searchParams.get('back')
  return {
    page: headOf(args, { title: t('follow.title', { name: asked.name }), description: t('follow.description') }),
    asked: { ...asked, back: back === null ? pathOf('profile', { username }) : ownPath(back) },
  }
}

export type LoadedQuestion = Awaited<ReturnType<typeof loader>>['asked']

export default FollowQuestion
