import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { isDiskFault } from '#app/domain/disk-fault.server.ts'
import { exportStudents } from '#app/domain/organizations/export-students.server.ts'
import { readStudentFilter } from '#app/domain/organizations/students-query.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { studentSheet } from '#app/wording/schools/student-sheet.server.ts'
import { sheetAnswer } from '../sheet-answer.server.ts'

/** Downloads the filtered pupils as an Excel file. A disk error redirects to the list with a message. */
export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view')
  const filter = readStudentFilter(new URL(args.request.url).searchParams)
  const reader = reading(args, 'students')
  try {
    const sheet = await exportStudents(staff, filter, students => studentSheet(students, reader))
    return sheetAnswer('students.xlsx', sheet)
  } catch (error) {
    // The export is first recorded in the log, so nearly all disk errors mean that the disk is full.
    if (!isDiskFault(error)) throw error
    return redirect(adminPathOf('students', { orgId: staff.organization.id }, { ...filter, failed: 'export' }))
  }
}
