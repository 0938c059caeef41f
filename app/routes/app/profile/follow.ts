import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { recordHidden } from '#app/access/refusals.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { setFollow } from '#app/domain/profiles/follows.server.ts'
import { followSchema } from '#app/domain/profiles/profile.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, followSchema)
  if (form.refused) throw refusedAction(args)

  const username = args.params.username ?? ''
  const outcome = await setFollow(viewer, username, form.value.follow === 'on')
  if (outcome === null) {
    await recordHidden(viewer, { kind: 'profile', id: username })
    throw staleAction(args)
  }
  if (outcome === 'oneself') throw refusedAction(args)
  const headers = outcome === 'tooOften' ? { 'Set-Cookie': toastCookie('follows-enough') } : undefined
  return redirect(pathOf('profile', { username }), { headers })
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('profile', { username: args.params.username ?? '' }))
}
