import type { findAcademicRecord } from '#app/domain/academic/academic.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { typedNumber } from '#app/i18n/format.server.ts'

type AcademicRecord = Awaited<ReturnType<typeof findAcademicRecord>>

/** Returns a person's exam results as values of the form fields. */
export function academicDefaults(record: AcademicRecord, language: Language) {
  const written = (value?: number | null) => (value == null ? null : typedNumber(value, language))
  return {
    unt: written(record?.unt),
    untSubjects: record?.untSubjects,
    ielts: written(record?.ielts),
    toefl: written(record?.toefl),
    sat: written(record?.sat),
    gpa: written(record?.gpaEntered),
    gpaSystem: record?.gpaSystem,
    // If the question about the quota is unanswered, neither option is preselected.
    rural: record?.rural == null ? undefined : record.rural ? 'yes' : 'no',
  }
}
