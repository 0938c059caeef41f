import type { AdmissionYears } from '#app/domain/academic/schooling.ts'
import { opensGroup, unmetParts } from '#app/domain/academic/unt.ts'
import type { InstitutionType, Pool } from '#app/domain/institutions/vocabulary.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import type { ChoiceFacts, CostFacts, Floor } from './admission-facts.ts'
import type { Applicant, Asked } from './demands.ts'
import { floorOf } from './floors.ts'
import type { GrantModel } from './grants.ts'

/** One programme as it is known on the day. */
export type Programme = {
  majorId: string
  institutionId: string
  type: InstitutionType
  groupCode: string | null
  /** The pairs of profile subjects that open its group. */
  subjects: ExamSubject[][]
  national: boolean
  /** The UNT decides: the legal floor holds for a paid place, too. */
  byUnt: boolean
  /** Null where no state grant of the group was ever won at this university. */
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

/** What is known of state grants of a group at a university. */
export type ProgrammeGrants = {
  group: string
  university: string
  /** The institution as a whole is a programme apart, the branch of a foreign university: it has grants of its own only. */
  tag?: string
  /** The tags of programmes apart that the university teaches besides. */
  apart?: string[]
  /** What was won here, form FULL, programmes apart left out. */
  here: { year: number; section: string; quota: string; minimum: number; grants: number }[]
  /** How many grants of the general competition were announced for the group. */
  announced: { year: number; grants: number }[]
  /** The minima the university published for the group. */
  minima: { year: number; minimum: number }[]
}

export type Conditions = { years: AdmissionYears; pool: Pool; floors: readonly Floor[]; model: GrantModel | null }

/** Why the exam as it was taken opens nothing here, whatever the points: for a paid place the same as for a grant. */
export function examShut({ subjects }: Programme, { untSubjects, untParts }: Applicant): ChoiceFacts['shut'] {
  if (untSubjects !== null && !opensGroup(untSubjects, subjects)) return 'subjects'
  return unmetParts(untParts).length > 0 ? 'parts' : null
}

/** The legal floor of a programme, in points of the UNT. */
export function floorFor({ groupCode, national }: Programme, { floors }: Conditions): Floor | null {
  const floor = floorOf({ groupCode: groupCode ?? '', national }, floors)
  return floor && { rule: floor.rule, score: floor.score }
}
