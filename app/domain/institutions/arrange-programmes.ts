import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'

type Placed = { code: string | null; speciality?: string | null; exams: ExamSubject[][] }

/** Arranges the programmes of an institution for display: those that fit the reader, and the others grouped by their
 *  profile subjects, the largest group first. Where the UNT does not decide admission, the others are one group without
 *  subjects. */
export function arrangeProgrammes<P extends Placed>(
  programmes: readonly P[],
  { fitting, byExams }: { fitting: ReadonlyMap<string, unknown>; byExams: boolean },
) {
  const fits = ({ code, speciality }: P) => [code, speciality].some(each => each != null && fitting.has(each))
  const groups = new Map<string, { exams: ExamSubject[][]; programmes: P[] }>()
  for (const programme of programmes.filter(each => !fits(each))) {
    const exams = byExams ? programme.exams : []
    const key = JSON.stringify(exams)
    const group = groups.get(key) ?? { exams, programmes: [] }
    group.programmes.push(programme)
    groups.set(key, group)
  }
  return {
    fitting: programmes.filter(fits),
    others: [...groups.values()].toSorted((one, other) => other.programmes.length - one.programmes.length),
  }
}

/** Returns the value all entries share, or undefined when they differ. Values are compared as JSON. */
export function sharedValue<T>(values: readonly T[]): T | undefined {
  const [first] = values
  return new Set(values.map(value => JSON.stringify(value))).size === 1 ? first : undefined
}
