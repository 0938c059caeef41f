import { type ExamSubject, examSubjects } from '#app/domain/professions/vocabulary.ts'

/** The names of the profile subjects out of a catalogue that keeps them as `exam.…`. */
export function examNames(catalogue: Record<`exam.${ExamSubject}`, string>): Record<ExamSubject, string> {
  return Object.fromEntries(examSubjects.map(exam => [exam, catalogue[`exam.${exam}`]])) as Record<ExamSubject, string>
}
