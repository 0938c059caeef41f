import { subjectsOf, untSubjectPairs } from '#app/domain/academic/unt.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'

/** Options of the pairs of profile subjects, in the reader's language. */
export function subjectOptions(t: (key: `exam.${ExamSubject}`) => string) {
  return untSubjectPairs.map(value => {
    const label = subjectsOf(value)
      .map(subject => t(`exam.${subject}`))
      .join(', ')
    return { value, label: label.charAt(0).toUpperCase() + label.slice(1) }
  })
}
