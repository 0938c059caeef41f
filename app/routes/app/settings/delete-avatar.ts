import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { doors } from '#app/access/doors.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { removePicture } from '#app/domain/profiles/pictures.server.ts'
import { pathOf } from '#app/paths.ts'

/** Deleting what is not there ends at the same place. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await doors.onboarded(args)
  await removePicture(viewer, 'AVATAR')
  return redirect(pathOf('avatar'), { headers: { 'Set-Cookie': toastCookie('deleted') } })
}

export async function loader(args: LoaderFunctionArgs) {
  await doors.onboarded(args)
  return redirect(pathOf('avatar'))
}
