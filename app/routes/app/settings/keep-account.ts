import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { cancelDeletion } from '#app/privacy/account-deletion.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Keeping an account that was not to be deleted ends at the same page. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  await cancelDeletion(viewer)
  return redirectWithToast(pathOf('myData'), 'account-kept')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('myData'))
}
