import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { doors } from '#app/access/doors.server.ts'
import { revokeShare } from '#app/domain/guidance/analysis-shares.server.ts'
import { pathOf } from '#app/paths.ts'

export async function action(args: ActionFunctionArgs) {
  const viewer = await doors.onboarded(args)
  await revokeShare(viewer, args.params.shareId ?? '')
  return redirect(`${pathOf('personality')}#share`)
}

export async function loader(args: LoaderFunctionArgs) {
  await doors.onboarded(args)
  return redirect(pathOf('personality'))
}
