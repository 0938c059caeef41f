import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { examCalendarFile } from './exam-calendar.schema.ts'
import { changesOf } from './sync.ts'

const file = join(import.meta.dirname, 'content', 'exam-calendar.json')

/** Exams, registrations and windows of application by year. */
export async function seedExamCalendar(db: PrismaClient) {
  const rows = examCalendarFile
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ registerFrom = null, registerTo = null, ...row }) => ({
      id: `${row.event}-${row.year}-${row.from}`,
      ...row,
      registerFrom,
      registerTo,
    }))
  const { created, changed, gone } = changesOf(rows, await db.examDate.findMany())
  await db.$transaction([
    db.examDate.createMany({ data: created }),
    ...changed.map(({ id, ...data }) => db.examDate.update({ where: { id }, data })),
    db.examDate.deleteMany({ where: { id: { in: gone } } }),
  ])
}
