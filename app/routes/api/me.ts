import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { findMe } from '#app/domain/accounts/me.server.ts'
import { failed } from './json.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.anyone(args)
  if (!viewer) return failed(args, 401, 'api.signedOut')
  if (viewer.passwordChangeRequired) return failed(args, 403, 'api.passwordChange')
  return Response.json(await findMe(viewer.id), { headers: { 'Cache-Control': 'private, no-store' } })
}

export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  const answer = failed(args, 405, 'api.method')
  answer.headers.set('Allow', 'GET')
  return answer
}
