import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { findGrantProgress } from '#app/domain/admission/grant-imports.server.ts'

/** Returns the progress of the computation of a sheet's effects, for the page that waits for it. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const progress = await findGrantProgress(args.params.importId ?? '')
  return Response.json(progress, { status: progress ? 200 : 404, headers: { 'Cache-Control': 'no-store' } })
}
