import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { exportSums } from '#app/domain/analytics/export-sums.server.ts'
import { isDiskFault } from '#app/domain/disk-fault.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { sumRows } from '#app/wording/site-figures/sum-rows.server.ts'
import { sheetAnswer } from '../organizations/sheet-answer.server.ts'
import { spanOf } from './frame.server.ts'

/** Downloads the sums of a period as an Excel file; the download is recorded in the audit log. A disk error redirects
 *  to the overview with a message. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.superRole(args)
  const span = spanOf(args)
  const reader = reading(args, 'siteFigures')
  try {
    const { name, content } = await exportSums(viewer.id, span, sums => sumRows(sums, reader))
    return sheetAnswer(name, content)
  } catch (error) {
    if (!isDiskFault(error)) throw error
    return redirect(adminPathOf('analytics', null, { by: span, failed: 'export' }))
  }
}
