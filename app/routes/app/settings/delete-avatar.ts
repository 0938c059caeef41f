import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { doors } from '#app/access/doors.server.ts'
import { pathOf } from '#app/paths.ts'
import { deletePicture } from './picture.server.ts'

export async function action(args: ActionFunctionArgs) {
  const viewer = await doors.onboarded(args)
  return deletePicture(viewer, 'avatar')
}

export async function loader(args: LoaderFunctionArgs) {
  await doors.onboarded(args)
  return redirect(pathOf('avatar'))
}
