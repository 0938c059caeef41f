import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { signedOutHeaders } from '#app/access/sign-in.server.ts'
import { onlyPost } from './json.server.ts'

/** Signs the user out. Idempotent. */
export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  if (args.request.method !== 'POST') return onlyPost(args)
  return new Response(null, { status: 204, headers: await signedOutHeaders(args.request) })
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  return onlyPost(args)
}
