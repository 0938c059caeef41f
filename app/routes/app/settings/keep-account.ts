import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { doors } from '#app/access/doors.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { withdrawClosing } from '#app/domain/accounts/closing.server.ts'
import { pathOf } from '#app/paths.ts'

/** Keeping an account nobody wanted to close ends at the same place. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await doors.onboarded(args)
  await withdrawClosing(viewer)
  return redirect(pathOf('myData'), { headers: { 'Set-Cookie': toastCookie('account-kept') } })
}

export async function loader(args: LoaderFunctionArgs) {
  await doors.onboarded(args)
  return redirect(pathOf('myData'))
}
