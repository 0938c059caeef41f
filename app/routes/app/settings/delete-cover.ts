import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { pathOf } from '#app/paths.ts'
import { deletePicture } from './picture.server.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export const handle = { failure: { act: 'pictureDelete' } }

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return deletePicture(viewer, 'cover')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('cover'))
}
