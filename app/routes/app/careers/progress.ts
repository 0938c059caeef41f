import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { findMaking } from '#app/domain/roadmaps/plans.server.ts'

/** How far the making of a plan is, for the page that waits for it. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const making = await findMaking(viewer, args.params.planId ?? '')
  return Response.json(making, { status: making ? 200 : 404, headers: { 'Cache-Control': 'no-store' } })
}
