import type { AdmissionYears } from '#app/domain/academic/schooling.ts'
import { opensGroup, unmetParts } from '#app/domain/academic/unt.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import type {
  AdmissionFacts,
  ChoiceFacts,
  CostFacts,
  EstimateOutcome,
  Floor,
  GrantOutcome,
  Missing,
} from './admission-facts.ts'
import {
  abroadEstimate,
  chanceBand,
  chanceBands,
  type ChanceFigures,
  chanceOf,
  chanceRange,
  outlookOf,
  smallestLift,
} from './chance.ts'
import { floorOf } from './floors.ts'
import { type Applicant, type Asked, type Demand, judgeRequirements, standingOf } from './demands.ts'
import type { InstitutionType, Pool } from '#app/domain/institutions/vocabulary.ts'

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
  /** Known cut-offs of its state grants, the newest first. */
  cutoffs: Record<Pool, { cycle: number; score: number }[]>
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

export type Conditions = { years: AdmissionYears; pool: Pool; floors: readonly Floor[]; figures: ChanceFigures | null }

/** Computes everything an analysis says of the chosen programmes, the best chance first. */
export function computeAdmission(
  programmes: readonly Programme[],
  applicant: Applicant,
  { madeOn, fittedAt, ...conditions }: Conditions & Pick<AdmissionFacts, 'madeOn' | 'fittedAt'>,
): AdmissionFacts {
  const choices = programmes.map(programme => computeChoice(programme, applicant, conditions))
  return {
    version: 1,
    madeOn,
    year: conditions.years.UNIVERSITY,
    pool: conditions.pool,
    applicant,
    fittedAt,
    choices: choices.toSorted((one, other) => weightOf(other) - weightOf(one)),
  }
}

/** Chances by size; what has none after them, better standing first. */
function weightOf({ outcome, standing }: ChoiceFacts): number {
  if (outcome.way !== 'REQUIREMENTS' && outcome.chance !== null) return outcome.chance
  return -1 - ['met', 'unknown', 'nearly', 'unmet'].indexOf(standing)
}

function computeChoice(programme: Programme, applicant: Applicant, conditions: Conditions): ChoiceFacts {
  const { majorId, institutionId, type, groupCode, asked, cost, byUnt, statistics } = programme
  const floor = floorFor(programme, conditions)
  const demands = judgeRequirements(byUnt && floor ? [threshold(floor.score), ...asked] : asked, applicant)
  const shut = byUnt ? examShut(programme, applicant) : null
  const pools = competitions(programme, conditions)
  const outcome =
    pools.length > 0 && conditions.figures
      ? grantOutcome(programme, applicant, { ...conditions, figures: conditions.figures })
      : statistics
        ? estimateOutcome(statistics, demands, applicant)
        : { way: 'REQUIREMENTS' as const }
  return {
    majorId,
    institutionId,
    groupCode,
    year: conditions.years[type],
    outcome,
    demands,
    byUnt,
    shut,
    standing: shut === null ? standingOf(demands) : 'unmet',
    missing: missingOf(programme, outcome.way === 'GRANT', demands, applicant),
    cost,
  }
}

/** Why the exam as it was taken opens nothing here, whatever the points: for a paid place the same as for a grant. */
function examShut({ subjects }: Programme, { untSubjects, untParts }: Applicant): ChoiceFacts['shut'] {
  if (untSubjects !== null && !opensGroup(untSubjects, subjects)) return 'subjects'
  return unmetParts(untParts).length > 0 ? 'parts' : null
}

function floorFor({ groupCode, national }: Programme, { floors }: Conditions): Floor | null {
  const floor = floorOf({ groupCode: groupCode ?? '', national }, floors)
  return floor && { rule: floor.rule, score: floor.score }
}

/** What a paid place asks where the UNT decides. */
function threshold(score: number): Asked {
  return { type: 'ACADEMIC', measure: 'UNT', minimum: score, language: null, alternative: null, text: null }
}

function competitions({ cutoffs }: Programme, { pool }: Conditions): Pool[] {
  const entered: Pool[] = pool === 'RURAL' ? ['GRANT', 'RURAL'] : ['GRANT']
  return entered.filter(one => cutoffs[one].length > 0)
}

type Fitted = Conditions & { figures: ChanceFigures }

function grantOutcome(programme: Programme, applicant: Applicant, conditions: Fitted): GrantOutcome {
  const floor = floorFor(programme, conditions)
  const least = floor?.score ?? 0
  const entered = competitions(programme, conditions).map(pool => compete(programme, pool, least, conditions))
  const score = applicant.unt
  // Another exam, or the same one passed, comes before any points.
  const shutBy = examShut(programme, applicant)
  const shut = shutBy !== null
  const chance = shut ? 0 : score === null ? null : chanceOf({ score, pools: entered })
  const lift = shut || score === null ? null : smallestLift({ score, pools: entered })
  return {
    way: 'GRANT',
    chance,
    range: shut ? { low: 0, high: 0 } : score === null ? null : chanceRange({ score, pools: entered }),
    band: chance === null ? null : chanceBand(chance),
    blocked: shutBy ?? (score !== null && score < least ? 'floor' : null),
    floor,
    pools: entered.map(({ pool, cutoff, cycle, drift, sigma }) => ({
      pool,
      cutoff,
      cycle,
      drift,
      sigma,
      chance: shut ? 0 : score === null ? null : chanceOf({ score, pools: [{ cutoff, drift, sigma, floor: least }] }),
    })),
    lift: lift && { ...lift, chance: chanceOf({ score: lift.score, pools: entered })! },
    rural: shut || score === null ? null : ruralToo(programme, score, chance, least, conditions),
  }
}

function compete({ cutoffs, type }: Programme, pool: Pool, floor: number, { figures, years }: Fitted) {
  const [latest] = cutoffs[pool]
  const cycles = cutoffs[pool].map(({ cycle }) => cycle)
  const outlook = outlookOf(figures, pool, { cycles, target: years[type] })
  return { pool, cutoff: latest!.score, cycle: latest!.cycle, floor, ...outlook }
}

/** What the rural quota would add for a person who competes without it, when that is another word. */
function ruralToo(
  programme: Programme,
  score: number,
  chance: number | null,
  floor: number,
  conditions: Fitted,
): GrantOutcome['rural'] {
  if (conditions.pool === 'RURAL' || chance === null || programme.cutoffs.RURAL.length === 0) return null
  const rural = chanceOf({ score, pools: [compete(programme, 'RURAL', floor, conditions)] })!
  return rural > chance && chanceBand(rural) !== chanceBand(chance) ? { chance: rural, band: chanceBand(rural) } : null
}

function estimateOutcome(
  statistics: NonNullable<Programme['statistics']>,
  demands: readonly Demand[],
  applicant: Applicant,
): EstimateOutcome {
  const { rate, year, measure, low, high } = statistics
  const quartiles = low === null || high === null ? null : { low, high }
  const unmet = demands.filter(({ status }) => status === 'unmet' || status === 'nearly').length
  const score = measure === 'SAT' ? applicant.sat : measure === 'GPA' ? applicant.gpa : null
  const estimate = (at: number | null) => abroadEstimate({ rate, band: quartiles ?? undefined, score: at, unmet })
  const chance = estimate(score)
  return {
    way: 'ESTIMATE',
    rate,
    year,
    measure,
    quartiles,
    chance,
    band: chanceBand(chance),
    lift: measure !== null && score !== null && unmet === 0 ? liftOf(measure, score, estimate) : null,
  }
}

const scales = { SAT: { step: 10, most: 1600 }, GPA: { step: 0.1, most: 4 } } as const

function liftOf(measure: 'SAT' | 'GPA', score: number, estimate: (score: number) => number): EstimateOutcome['lift'] {
  const { step, most } = scales[measure]
  const rank = (chance: number) => chanceBands.indexOf(chanceBand(chance))
  const here = rank(estimate(score))
  for (let steps = 1; score + steps * step <= most + 1e-9; steps += 1) {
    const chance = estimate(score + steps * step)
    const points = Math.round(steps * step * 100) / 100
    if (rank(chance) > here) return { measure, points, band: chanceBand(chance), chance }
  }
  return null
}

/** What would count and was not told: the exam for a grant, its subjects where they open or shut the group, and every
 *  measure of a demand of which nothing is known. */
function missingOf(
  { subjects }: Programme,
  grant: boolean,
  demands: readonly Demand[],
  applicant: Applicant,
): Missing[] {
  const asked = demands
    .filter(({ status }) => status === 'unknown' || status === 'read')
    .flatMap(({ options }) => options.filter(({ status }) => status === 'unknown'))
    .map(({ measure, language }) => keyOf(measure, language))
  const needed: Missing[] = [
    ...(grant && applicant.unt === null ? (['unt'] as const) : []),
    ...(grant && applicant.untSubjects === null && subjects.length > 0 ? (['untSubjects'] as const) : []),
    ...asked.flatMap(key => (key === null ? [] : [key])),
  ]
  return [...new Set(needed)]
}

function keyOf(measure: Asked['measure'], language: string | null): Missing | null {
  if (measure === 'NONE') return null
  return measure === 'LEVEL' ? `language:${language}` : (measure.toLowerCase() as Missing)
}
