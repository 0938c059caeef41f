import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import type { TrainingWay } from '#app/domain/professions/ways.ts'
import type { EducationPath } from './facts.ts'

type Profession = { id: string; subjects: string[]; ways: readonly TrainingWay[] }

/** Programme groups of the state classifier with their pairs of UNT profile subjects, by code. */
export type ProgrammeGroups = ReadonlyMap<string, ExamSubject[][]>

/** Returns what a person can choose now for a profession: subjects to keep up, programme groups that lead there with
 *  their exams, and the ways, the usual one first. Groups no longer in the classifier are left out. */
export function drawPath({ id, subjects, ways }: Profession, known: ProgrammeGroups): EducationPath {
  const codes = ways.flatMap(way => ('programmeGroups' in way ? way.programmeGroups : []))
  const groups = [...new Set(codes)].flatMap(code => {
    const exams = known.get(code)
    return exams ? [{ code, exams }] : []
  })
  return { professionId: id, subjects, groups, kinds: ways.map(({ way }) => way) }
}
