import { inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { type SheetCell, type SheetColumn, writeSheet } from '#app/outside/spreadsheet.server.ts'

type Table = { name: string; columns: SheetColumn[]; rows: Iterable<SheetCell[]> }

/** Exports the figures of an organisation or one of its groups as an Excel file and records the export in the audit
 *  log. */
export async function exportFigures(staff: Staff, groupId: string | null, { name, columns, rows }: Table) {
  const content = await writeSheet(name, columns, rows)
  const details = { what: 'analytics', groupId }
  const who = { actorId: staff.viewer.id, organizationId: staff.organization.id }
  await inTurn(tx => recordEvent({ action: 'organization.exported', ...who, details }, tx))
  return { name: `analytics-${calendarDay(new Date())}.xlsx`, content }
}
