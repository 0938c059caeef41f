import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import { exportFigures } from '#app/domain/analytics/export-figures.server.ts'
import { findOrganizationFigures } from '#app/domain/analytics/organization-figures.server.ts'
import { isDiskFault } from '#app/domain/disk-fault.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { sheetOf } from '#app/wording/analytics/sheet-rows.server.ts'
import { sheetAnswer } from '../sheet-answer.server.ts'

/** Downloads the figures of the page as an Excel file; the download is recorded in the audit log. A disk error
 *  redirects to the page with a message. */
export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view')
  const reader = reading(args, 'orgFigures')
  const group = new URL(args.request.url).searchParams.get('group') || null
  const found = await findOrganizationFigures(staff, group, reader.language)
  if (!found) throw problem(args, 404)
  try {
    const { name, content } = await exportFigures(staff, group, sheetOf(found, reader))
    return sheetAnswer(name, content)
  } catch (error) {
    if (!isDiskFault(error)) throw error
    return redirect(adminPathOf('orgAnalytics', { orgId: staff.organization.id }, { group, failed: 'export' }))
  }
}
