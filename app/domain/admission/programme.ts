import type { AdmissionYears } from '#app/domain/academic/schooling.ts'
import { opensGroup, unmetParts } from '#app/domain/academic/unt.ts'
import type { InstitutionType, Pool } from '#app/domain/institutions/vocabulary.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import type { ChoiceFacts, CostFacts, Floor } from './admission-facts.ts'
import type { Applicant, Asked } from './demands.ts'
import { floorOf } from './floors.ts'
import type { GrantModel } from './grants.ts'

/** A programme as known on the day of the analysis. */
export type Programme = {
  majorId: string
  institutionId: string
  type: InstitutionType
  groupCode: string | null
  /** Pairs of profile subjects that admit to its group. */
  subjects: ExamSubject[][]
  national: boolean
  /** Admission is by UNT, so the legal floor applies to paid places too. */
  byUnt: boolean
  /** Null when no state grant of the group has been won at this university. */
  grants: ProgrammeGrants | null
  asked: Asked[]
  statistics: {
    rate: number
    year: number
    measure: 'SAT' | 'GPA' | null
    low: number | null
    high: number | null
  } | null
  cost: CostFacts | null
}

/** Known state grants of a group at a university. */
export type ProgrammeGrants = {
  group: string
  university: string
  /** Set when the whole institution is a tagged programme, the branch of a foreign university, with only its own
   *  grants. */
  tag?: string
  /** Tags of further programmes at the university. */
  apart?: string[]
  /** Grants won here, form FULL, without tagged programmes. */
  here: { year: number; section: string; quota: string; minimum: number; grants: number }[]
  /** Grants of the general competition announced for the group. */
  announced: { year: number; grants: number }[]
  /** Minima the university has published for the group. */
  minima: { year: number; minimum: number }[]
}

export type Conditions = { years: AdmissionYears; pool: Pool; floors: readonly Floor[]; model: GrantModel | null }

/** Returns why an exam result does not admit to a programme, whatever its points, for a grant or a paid place; null
 *  when it does. */
export function examShut({ subjects }: Programme, { untSubjects, untParts }: Applicant): ChoiceFacts['shut'] {
  if (untSubjects !== null && !opensGroup(untSubjects, subjects)) return 'subjects'
  return unmetParts(untParts).length > 0 ? 'parts' : null
}

/** Returns the legal floor of a programme, in UNT points, or null. */
export function floorFor({ groupCode, national }: Programme, { floors }: Conditions): Floor | null {
  const floor = floorOf({ groupCode: groupCode ?? '', national }, floors)
  return floor && { rule: floor.rule, score: floor.score }
}
