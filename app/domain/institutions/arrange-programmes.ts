import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'

type Placed = { code: string | null; speciality?: string | null; exams: ExamSubject[][] }

/** The programmes of an institution as one looks through them: those whose group fits the reader, and the rest by the
 *  profile subjects one has to take, the most programmes first. Where the UNT does not decide admission the rest is one
 *  list, without subjects. */
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

/** What all of them have alike; undefined where they differ. Compared by what it looks like as JSON. */
export function sharedValue<T>(values: readonly T[]): T | undefined {
  const [first] = values
  return new Set(values.map(value => JSON.stringify(value))).size === 1 ? first : undefined
}
