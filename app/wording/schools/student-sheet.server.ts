import type { Student } from '#app/domain/organizations/students.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { studentTexts } from './student-row.server.ts'

export function studentSheet(students: Student[], { t, language }: Reader<'students'>) {
  const columns = [
    { header: t('sheet.lastName'), width: 22 },
    { header: t('sheet.firstName'), width: 18 },
    { header: t('sheet.username'), width: 22 },
    { header: t('sheet.email'), width: 26 },
    { header: t('column.group') },
    { header: t('column.status'), width: 16 },
    { header: t('column.tests') },
    { header: t('column.analysis') },
    { header: t('column.seen'), width: 16 },
  ]
  const rows = students.map(student => {
    const { username, email, group, status, tests, analysis, seen } = studentTexts(student, language)
    const made = tests === null ? null : t(analysis ? 'analysis.done' : 'analysis.none')
    return [student.lastName, student.firstName, username, email, group, t(`status.${status}`), tests, made, seen]
  })
  return [t('title'), columns, rows] as const
}
