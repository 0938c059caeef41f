import { subjectsOf, untSubjectPairs } from '#app/domain/academic/unt.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'

/** The pairs of profile subjects to choose from, in the reader's words. */
export function subjectOptions(t: (key: `exam.${ExamSubject}`) => string) {
  return untSubjectPairs.map(value => {
    const label = subjectsOf(value)
      .map(subject => t(`exam.${subject}`))
      .join(', ')
    return { value, label: label.charAt(0).toUpperCase() + label.slice(1) }
  })
}
