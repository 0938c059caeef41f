import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { signedOutHeaders } from '#app/access/sign-in.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export const handle = { failure: { act: 'logout' } }

/** Signs the user out. Idempotent. */
export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  const headers = await signedOutHeaders(args.request)
  headers.append('Set-Cookie', toastCookie('signed-out'))
  return redirect(pathOf('landing'), { headers })
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  return redirect(pathOf('landing'))
}
