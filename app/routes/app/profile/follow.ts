import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { setFollow } from '#app/domain/profiles/follows.server.ts'
import { followSchema } from '#app/domain/profiles/profile.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, followSchema)
  if (form.refused) return form.refused

  const username = args.params.username ?? ''
  const outcome = await setFollow(viewer, username, form.value.follow === 'on')
  if (outcome === null) return Response.json(null, { status: 404 })
  if (outcome === 'oneself') return Response.json(null, { status: 400 })
  return redirect(pathOf('profile', { username }))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('profile', { username: args.params.username ?? '' }))
}
