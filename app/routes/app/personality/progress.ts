import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { findProgress } from '#app/domain/guidance/analyses.server.ts'

/** Returns the progress of the analysis, for the page that waits for it. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const progress = await findProgress(viewer)
  return Response.json(progress ?? { state: null, stage: 0 }, { headers: { 'Cache-Control': 'no-store' } })
}
