import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { findProgress } from '#app/domain/imports/list-imports.server.ts'

/** Returns the number of processed rows, for the page that waits for the import. */
export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view-staff')
  const progress = await findProgress(staff, args.params.importId ?? '')
  return Response.json(progress, { status: progress ? 200 : 404, headers: { 'Cache-Control': 'no-store' } })
}
