import type { ChanceBand, Lift } from './chance.ts'
import type { Applicant, Demand, RequirementStatus } from './demands.ts'
import type { CostSource, FloorRule, Pool } from '#app/domain/institutions/vocabulary.ts'

/** Input and result of an institution analysis: only figures and keys, so that it can be worded in any language. */
export type AdmissionFacts = {
  version: 2
  /** Calendar day of the analysis, YYYY-MM-DD. */
  madeOn: string
  /** Year of the person's next admission to a university. */
  year: number
  pool: Pool
  applicant: Applicant
  /** When the model of grants was fitted; null when there was none. */
  fittedAt: string | null
  /** Highest chance first, then those without a number. */
  choices: ChoiceFacts[]
}

export type ChoiceFacts = {
  majorId: string
  institutionId: string
  groupCode: string | null
  /** Year of admission to this programme. Absent in older analyses, where the year of the analysis applies. */
  year?: number
  outcome: GrantOutcome | EstimateOutcome | PlainOutcome
  demands: Demand[]
  /** Admission is by UNT, for a paid place too. */
  byUnt: boolean
  /** Why the exam result does not admit here, not even to a paid place: its profile subjects open other groups, or a
   *  part is below its pass mark. */
  shut: 'subjects' | 'parts' | null
  /** Combined status of the requirements. It is the answer for a paid place, a college or a school. */
  standing: Exclude<RequirementStatus, 'read'>
  /** Relevant facts the person has not entered. */
  missing: Missing[]
  cost: CostFacts | null
}

export type Missing = 'unt' | 'untSubjects' | 'gpa' | 'ielts' | 'toefl' | 'sat' | `language:${string}`

/** Outcome for a state grant of Kazakhstan. */
export type GrantOutcome = {
  way: 'GRANT'
  /** 0–1; null while the score is unknown. */
  chance: number | null
  /** Chance if all thresholds of that year are higher, or lower, than expected. */
  range: { low: number; high: number } | null
  band: ChanceBand | null
  /** Why the chance is 0: the exam does not admit here, or the total is below the legal floor or below the minimum the
   *  university has published for that year. */
  blocked: ChoiceFacts['shut'] | 'floor' | 'minimum'
  floor: Floor | null
  /** Competitions open to the person, the general one first. */
  competitions: CompetitionFacts[]
  /** Newest year with grant results; absent in older analyses. */
  newest?: number
  /** Tagged programmes of the group here, with the last threshold of their competitions; absent in older analyses. */
  apart?: ApartFacts[]
  /** The university's own minimum and its year: the one published for the year of admission, or the last one known when
   *  it is above the threshold of an open competition. */
  asks: { minimum: number; year: number } | null
  /** Lowest totals with a medium and a high chance; null where no total is enough, and in older analyses. */
  needed: { medium: number | null; high: number | null }
  /** Smallest gain in points that raises the band. */
  lift: (Lift & { chance: number }) | null
  /** Chance of the same score with the rural quota, when it gives a higher band. */
  rural: { chance: number; band: ChanceBand } | null
}

/** Legal floor of a programme: a total below it may not compete. */
export type Floor = { rule: FloorRule; score: number }

/** A competition for grants with its own threshold (`grants.ts`). */
export type CompetitionFacts = {
  section: string
  quota: string
  /** Expected threshold in the year of admission and its standard deviation. Includes the university's own minimum. */
  expected: number
  sigma: number
  chance: number | null
  /** Past thresholds, newest year first. */
  years: ThresholdFacts[]
}

/** A programme of a foreign branch, a double degree or a partnership, which the lists of grant holders mark with a tag. */
type ApartFacts = { tag: string; section: string; year: number; threshold: number; chance: number | null }

type ThresholdFacts = {
  year: number
  /** Lowest score that won a grant of this competition anywhere. */
  threshold: number
  /** Number of grants; null in older analyses. */
  grants: number | null
  /** Grant holders at this university: the lowest score and their number. */
  here: { minimum: number; grants: number } | null
}

/** Outcome for an institution abroad that publishes its admission rate. The estimate is not validated against results. */
export type EstimateOutcome = {
  way: 'ESTIMATE'
  rate: number
  year: number
  measure: 'SAT' | 'GPA' | null
  /** Lower and upper quartile of the scores of the admitted. */
  quartiles: { low: number; high: number } | null
  chance: number
  band: ChanceBand
  lift: { measure: 'SAT' | 'GPA'; points: number; band: ChanceBand; chance: number } | null
}

/** Outcome for a place that only the requirements decide. */
type PlainOutcome = { way: 'REQUIREMENTS' }

export type CostFacts = {
  /** Per year, in `currency`; null when the institution states it only on request. */
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

/** Reads stored facts and converts them to the current shape. Older analyses had one cut-off per university and pool. */
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
