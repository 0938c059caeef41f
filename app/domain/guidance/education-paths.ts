import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import type { EducationPath, InstitutionKind } from './facts.ts'

type Profession = { id: string; zone: number; subjects: string[]; programmeGroups: string[] }

/** The programme groups of the state classifier with their pairs of UNT profile subjects, by code. */
export type ProgrammeGroups = ReadonlyMap<string, ExamSubject[][]>

/** From a profession back to what can be chosen now: the subjects to keep up, the programme groups that lead there with
 *  their exams, the kinds of institution. A group the classifier no longer has is left out. */
export function drawPath({ id, zone, subjects, programmeGroups }: Profession, known: ProgrammeGroups): EducationPath {
  const groups = programmeGroups.flatMap(code => {
    const exams = known.get(code)
    return exams ? [{ code, exams }] : []
  })
  return { professionId: id, subjects, groups, kinds: kindsOf(zone, groups.length > 0) }
}

/** Where one trains for a profession, the usual place first. From its preparation level (1–5) and whether a programme
 *  group leads there: levels 4 and 5, and every programme group, mean a university; level 3, and from level 2 what no
 *  group leads to, a college; levels 1 and 2 a course. What people do most often comes first: the university from
 *  level 4, the college at 3, the course below. */
export function kindsOf(zone: number, hasGroups: boolean): InstitutionKind[] {
  const open: Record<InstitutionKind, boolean> = {
    UNIVERSITY: zone >= 4 || hasGroups,
    COLLEGE: zone === 3 || (zone >= 2 && !hasGroups),
    COURSE: zone <= 2,
  }
  const usual: InstitutionKind[] =
    zone >= 4
      ? ['UNIVERSITY', 'COLLEGE', 'COURSE']
      : zone === 3
        ? ['COLLEGE', 'UNIVERSITY', 'COURSE']
        : ['COURSE', 'COLLEGE', 'UNIVERSITY']
  return usual.filter(kind => open[kind])
}
