import type { ChanceBand, Lift } from './chance.ts'
import type { Applicant, Demand, RequirementStatus } from './demands.ts'
import type { CostSource, FloorRule, Pool } from '#app/domain/institutions/vocabulary.ts'

/** What an institution analysis rests on and has found: figures and keys only, so that it is told in any language. */
export type AdmissionFacts = {
  version: 1
  /** The calendar day it was made on, YYYY-MM-DD. */
  madeOn: string
  /** The person's next admission to a university. */
  year: number
  pool: Pool
  applicant: Applicant
  /** When the movement of cut-offs was fitted; null when there was nothing to fit. */
  fittedAt: string | null
  /** The best chance first, then what has no number. */
  choices: ChoiceFacts[]
}

export type ChoiceFacts = {
  majorId: string
  institutionId: string
  groupCode: string | null
  /** The admission it is about; absent in an analysis made before it was kept, where it is that of all. */
  year?: number
  outcome: GrantOutcome | EstimateOutcome | PlainOutcome
  demands: Demand[]
  /** The UNT decides here: for a paid place, too. */
  byUnt: boolean
  /** Why the exam as it was taken opens nothing here, a paid place neither: its profile subjects open other groups, or a
   *  part of it is below its minimum. */
  shut: 'subjects' | 'parts' | null
  /** How the requirements stand together: for a paid place, a college or a school that is the answer. */
  standing: Exclude<RequirementStatus, 'read'>
  /** What the person has not told and would count. */
  missing: Missing[]
  cost: CostFacts | null
}

export type Missing = 'unt' | 'untSubjects' | 'gpa' | 'ielts' | 'toefl' | 'sat' | `language:${string}`

/** A state grant of Kazakhstan. */
export type GrantOutcome = {
  way: 'GRANT'
  /** Null while the score is not known. */
  chance: number | null
  /** What it would be if cut-offs moved together more, or less, than expected. */
  range: { low: number; high: number } | null
  band: ChanceBand | null
  /** Why it is 0, when it is: the exam is shut out, or its total is below the legal floor. */
  blocked: ChoiceFacts['shut'] | 'floor'
  floor: Floor | null
  /** One for each pool the person competes in and that has a known cut-off. */
  pools: PoolFacts[]
  /** The fewest points that lift the band. */
  lift: (Lift & { chance: number }) | null
  /** What the same score would give in the rural quota too, where that is a higher band. */
  rural: { chance: number; band: ChanceBand } | null
}

/** The legal floor that holds for a programme: a total below it competes for nothing. */
export type Floor = { rule: FloorRule; score: number }

export type PoolFacts = {
  pool: Pool
  cutoff: number
  cycle: number
  drift: number
  sigma: number
  chance: number | null
}

/** An institution abroad that publishes how many it admits: an estimate not yet checked against results. */
export type EstimateOutcome = {
  way: 'ESTIMATE'
  rate: number
  year: number
  measure: 'SAT' | 'GPA' | null
  /** A quarter of those admitted had less than `low`, a quarter more than `high`. */
  quartiles: { low: number; high: number } | null
  chance: number
  band: ChanceBand
  lift: { measure: 'SAT' | 'GPA'; points: number; band: ChanceBand; chance: number } | null
}

/** A place for which the requirements decide. */
type PlainOutcome = { way: 'REQUIREMENTS' }

export type CostFacts = {
  /** A year, in `currency`; null when the institution tells it on request. */
  amount: number | null
  currency: string
  tenge: number | null
  years: number | null
  year: number
  source: CostSource
  checked: boolean
}
