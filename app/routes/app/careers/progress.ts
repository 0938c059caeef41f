import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { recordHidden } from '#app/access/refusals.server.ts'
import { findMaking } from '#app/domain/roadmaps/plans.server.ts'

/** Returns the progress of the making of a plan, for the page that waits for it. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const id = args.params.planId ?? ''
  const making = await findMaking(viewer, id)
  if (!making) await recordHidden(viewer, { kind: 'plan', id })
  return Response.json(making, { status: making ? 200 : 404, headers: { 'Cache-Control': 'no-store' } })
}
