import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { writeSheet } from '#app/outside/spreadsheet.server.ts'
import type { Staff } from './reach.server.ts'
import type { StudentFilter } from './students-query.ts'
import { readStudents, type Student } from './students.server.ts'

/** More pupils than any organisation has. */
const MOST = 10_000

type Sheet = Readonly<Parameters<typeof writeSheet>>

/** Exports all pupils that match the filter as a workbook, with texts from the caller. Recorded in the audit log. */
export async function exportStudents(staff: Staff, filter: StudentFilter, inWords: (students: Student[]) => Sheet) {
  const students = await readStudents(staff, filter, { take: MOST })
  const sheet = await writeSheet(...inWords(students))
  const { viewer, organization } = staff
  const details = { kind: 'students', count: students.length }
  await recordEvent({ action: 'organization.exported', actorId: viewer.id, organizationId: organization.id, details })
  return sheet
}
