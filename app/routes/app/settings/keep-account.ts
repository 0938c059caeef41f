import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { cancelDeletion } from '#app/privacy/account-deletion.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Cancels the account deletion. Idempotent. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  await cancelDeletion(viewer)
  return redirectWithToast(pathOf('myData'), 'account-kept')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('myData'))
}
