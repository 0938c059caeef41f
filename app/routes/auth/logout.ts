import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { doors } from '#app/access/doors.server.ts'
import { signedOutHeaders } from '#app/access/sign-in.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { pathOf } from '#app/paths.ts'

/** Signing out twice, or without being signed in, ends at the same place. */
export async function action(args: ActionFunctionArgs) {
  await doors.open(args)
  const headers = await signedOutHeaders(args.request)
  headers.append('Set-Cookie', toastCookie('signed-out'))
  return redirect(pathOf('landing'), { headers })
}

export async function loader(args: LoaderFunctionArgs) {
  await doors.open(args)
  return redirect(pathOf('landing'))
}
