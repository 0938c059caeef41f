import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { readCursor } from '#app/domain/text/cursor.ts'
import { countNewer } from '#app/domain/feed/list-posts.server.ts'
import { listOf, tabOf } from './tabs.ts'

/** Returns the number of posts newer than the first one on an open page. 11 means more than ten. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const asked = new URL(args.request.url).searchParams
  const after = readCursor(asked.get('after'))
  const count = after ? await countNewer(viewer, listOf(tabOf(args.request)), after) : 0
  return Response.json({ count }, { headers: { 'Cache-Control': 'private, no-store' } })
}
