import type { ChanceBand, Lift } from './chance.ts'
import type { Applicant, Demand, RequirementStatus } from './demands.ts'
import type { CostSource, FloorRule, Pool } from '#app/domain/institutions/vocabulary.ts'

/** What an institution analysis rests on and has found: figures and keys only, so that it is told in any language. */
export type AdmissionFacts = {
  version: 2
  /** The calendar day it was made on, YYYY-MM-DD. */
  madeOn: string
  /** The person's next admission to a university. */
  year: number
  pool: Pool
  applicant: Applicant
  /** When what is known of grants was fitted; null when there was nothing to fit. */
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
  /** What it would be if that year's thresholds lay together higher, or lower, than expected. */
  range: { low: number; high: number } | null
  band: ChanceBand | null
  /** Why it is 0, when it is: the exam is shut out, or its total is below the legal floor, or below what the university
   *  has published for that year. */
  blocked: ChoiceFacts['shut'] | 'floor' | 'minimum'
  floor: Floor | null
  /** The competitions open to the person, the general one first. */
  competitions: CompetitionFacts[]
  /** The newest year of grants there was; absent in an older analysis. */
  newest?: number
  /** Programmes of the group here that compete apart, for what its competitions last took; absent in an older analysis. */
  apart?: ApartFacts[]
  /** What the university itself asks for, where that is more than one of the open competitions took; with the year it is known
   *  of. */
  asks: { minimum: number; year: number } | null
  /** The lowest totals with a medium and a high chance; null where none is enough, or in an older analysis. */
  needed: { medium: number | null; high: number | null }
  /** The fewest points that lift the band. */
  lift: (Lift & { chance: number }) | null
  /** What the same score would give in the rural quota too, where that is a higher band. */
  rural: { chance: number; band: ChanceBand } | null
}

/** The legal floor that holds for a programme: a total below it competes for nothing. */
export type Floor = { rule: FloorRule; score: number }

/** One competition for grants with a threshold of its own (`grants.ts`). */
export type CompetitionFacts = {
  section: string
  quota: string
  /** Its threshold in the year of admission, give or take sigma; what the university asks for counts. */
  expected: number
  sigma: number
  chance: number | null
  /** What came in years past, the newest first. */
  years: ThresholdFacts[]
}

/** A programme of a branch, a double degree or a partnership, which the lists name by a tag. */
type ApartFacts = { tag: string; section: string; year: number; threshold: number; chance: number | null }

type ThresholdFacts = {
  year: number
  /** The lowest score with which a grant of this competition was won anywhere. */
  threshold: number
  /** How many there were; null in an analysis made before that was known. */
  grants: number | null
  /** The people who went to this university with them: the lowest score and how many. */
  here: { minimum: number; grants: number } | null
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

type OldPool = { pool: Pool; cutoff: number; cycle: number; drift: number; sigma: number; chance: number | null }
type OldGrant = Omit<GrantOutcome, 'competitions' | 'asks' | 'needed'> & { pools: OldPool[] }

/** Facts as they were stored, by today's shape: an analysis of before knew one cut-off of a university and pool. */
export function readFacts(stored: unknown): AdmissionFacts | null {
  if (!stored) return null
  const facts = stored as AdmissionFacts
  const choices = facts.choices.map(choice => {
    const outcome = choice.outcome as ChoiceFacts['outcome'] | OldGrant
    return 'pools' in outcome ? { ...choice, outcome: readOutcome(outcome) } : choice
  })
  return { ...facts, choices }
}

function readOutcome({ pools, ...outcome }: OldGrant): GrantOutcome {
  const competitions = pools.map(({ pool, cutoff, cycle, drift, sigma, chance }): CompetitionFacts => {
    const years = [{ year: cycle, threshold: cutoff, grants: null, here: null }]
    return {
      section: 'GENERAL',
      quota: pool === 'RURAL' ? 'RURAL' : 'GENERAL',
      expected: cutoff + drift,
      sigma,
      chance,
      years,
    }
  })
  return { ...outcome, competitions, asks: null, needed: { medium: null, high: null } }
}
