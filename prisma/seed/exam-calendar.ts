import { syncRules } from '#app/domain/content/sync-rules.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import type { ContentFolder } from './content-folder.ts'
import { examCalendarFile } from './exam-calendar.schema.ts'
import { type RowOf, syncTable } from './sync-table.ts'

/** Seeds exams, registrations and application periods by year. */
export async function seedExamCalendar(db: PrismaClient, content: ContentFolder) {
  const rows = examCalendarFile
    .parse(content.json('exam-calendar.json'))
    .map(({ registerFrom = null, registerTo = null, ...row }): RowOf<'ExamDate'> => {
      return { values: { id: `${row.event}-${row.year}-${row.from}`, ...row, registerFrom, registerTo } }
    })
  return [await syncTable(db, syncRules.ExamDate, rows)]
}
