import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { readCursor } from '#app/domain/feed/cursor.ts'
import { countNewer } from '#app/domain/feed/list-posts.server.ts'
import { listOf, tabOf } from './tabs.ts'

/** How many posts there are newer than the one at the top of a page that is open; eleven stand for more than ten. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const asked = new URL(args.request.url).searchParams
  const after = readCursor(asked.get('after'))
  const count = after ? await countNewer(viewer, listOf(tabOf(args.request)), after) : 0
  return Response.json({ count }, { headers: { 'Cache-Control': 'private, no-store' } })
}
