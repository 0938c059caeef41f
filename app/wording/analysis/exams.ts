import { type ExamSubject, examSubjects } from '#app/domain/professions/vocabulary.ts'

/** Returns the names of the profile subjects from a catalogue that stores them as `exam.…`. */
export function examNames(catalogue: Record<`exam.${ExamSubject}`, string>): Record<ExamSubject, string> {
  return Object.fromEntries(examSubjects.map(exam => [exam, catalogue[`exam.${exam}`]])) as Record<ExamSubject, string>
}
