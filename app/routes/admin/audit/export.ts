import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { exportAudit } from '#app/domain/audit/audit-list.server.ts'
import { readAuditFilter } from '#app/domain/audit/audit-query.ts'
import { isDiskFault } from '#app/domain/disk-fault.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { auditSheet } from '#app/wording/audit/audit-sheet.server.ts'
import { sheetAnswer } from '../organizations/sheet-answer.server.ts'

/** Downloads the filtered entries as an Excel file. A disk error redirects to the list with a message. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.superRole(args)
  const filter = readAuditFilter(new URL(args.request.url).searchParams)
  const reader = reading(args, 'auditTexts')
  try {
    const sheet = await exportAudit(viewer.id, filter, entries => auditSheet(entries, reader))
    return sheetAnswer('log.xlsx', sheet)
  } catch (error) {
    if (!isDiskFault(error)) throw error
    return redirect(adminPathOf('audit', null, { ...filter, failed: 'export' }))
  }
}
