import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { doors } from '#app/access/doors.server.ts'
import { findMe } from '#app/domain/accounts/me.server.ts'
import { failed } from './json.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await doors.open(args)
  if (!viewer) return failed(args, 401, 'api.signedOut')
  return Response.json(await findMe(viewer.id), { headers: { 'Cache-Control': 'private, no-store' } })
}

export async function action(args: ActionFunctionArgs) {
  await doors.open(args)
  const answer = failed(args, 405, 'api.method')
  answer.headers.set('Allow', 'GET')
  return answer
}
