import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { answerInPlace } from '#app/access/in-place.server.ts'
import { recordHidden } from '#app/access/refusals.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { wantedSchema } from '#app/domain/safety/people.schema.ts'
import { setMute } from '#app/domain/safety/people.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, wantedSchema)
  if (form.refused) throw refusedAction(args)

  const username = args.params.username ?? ''
  const { wanted, stays, back = pathOf('profile', { username }) } = form.value
  const outcome = await setMute(viewer, username, wanted === 'on')
  if (outcome === null) {
    await recordHidden(viewer, { kind: 'profile', id: username })
    throw staleAction(args)
  }
  if (outcome === 'oneself') throw refusedAction(args)
  return (stays ? answerInPlace(args, 'done') : null) ?? redirect(ownPath(back))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('profile', { username: args.params.username ?? '' }))
}
