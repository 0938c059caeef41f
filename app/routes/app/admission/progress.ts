import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { recordHidden } from '#app/access/refusals.server.ts'
import { findAdmission } from '#app/domain/admission/admission-analyses.server.ts'

/** Returns the progress of an admission analysis, for the page that waits for it. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const id = args.params.analysisId ?? ''
  const analysis = await findAdmission(viewer, id)
  const headers = { 'Cache-Control': 'no-store' }
  if (!analysis) {
    await recordHidden(viewer, { kind: 'admission', id })
    return Response.json(null, { status: 404, headers })
  }
  const { state, stage } = analysis
  return Response.json({ state, stage }, { headers })
}
