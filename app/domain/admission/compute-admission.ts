import type { AdmissionYears } from '#app/domain/academic/schooling.ts'
import { opensGroup, unmetParts } from '#app/domain/academic/unt.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import type {
  AdmissionFacts,
  ChoiceFacts,
  CompetitionFacts,
  CostFacts,
  EstimateOutcome,
  Floor,
  GrantOutcome,
  Missing,
} from './admission-facts.ts'
import { abroadEstimate, chanceBand, chanceBands, neededScores, smallestLift } from './chance.ts'
import { floorOf } from './floors.ts'
import { type CompetitionChance, type GrantModel, grantChance, type GrantQuestion, grantRange } from './grants.ts'
import { competitionKey, latest, minimumKey } from './grants-model.ts'
import { type Applicant, type Asked, type Demand, isJudged, judgeRequirements, standingOf } from './demands.ts'
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

/** Computes everything an analysis says of the chosen programmes, the best chance first. */
export function computeAdmission(
  programmes: readonly Programme[],
  applicant: Applicant,
  { madeOn, fittedAt, ...conditions }: Conditions & Pick<AdmissionFacts, 'madeOn' | 'fittedAt'>,
): AdmissionFacts {
  const choices = programmes.map(programme => computeChoice(programme, applicant, conditions))
  return {
    version: 2,
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
  const outcome =
    grantOutcome(programme, applicant, conditions) ??
    (statistics ? estimateOutcome(statistics, demands, applicant) : { way: 'REQUIREMENTS' as const })
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

function grantOutcome(programme: Programme, applicant: Applicant, conditions: Conditions): GrantOutcome | null {
  const { grants, type } = programme
  const { model, pool, years } = conditions
  if (grants === null || model === null) return null
  const floor = floorFor(programme, conditions)
  const least = floor?.score ?? 0
  const year = years[type]
  const asked = questionOf(grants, { year, floor: least, rural: pool === 'RURAL' }, model)
  // The competitions are the same for every score.
  const { competitions } = grantChance(model, { ...asked, score: applicant.unt ?? 0 })
  if (competitions.length === 0) return null
  const score = applicant.unt
  // Another exam, or the same one passed, comes before any points.
  const shutBy = examShut(programme, applicant)
  const shut = shutBy !== null
  const chanceAt = (at: number) => grantChance(model, { ...asked, score: at }).chance!
  const chance = shut ? 0 : score === null ? null : chanceAt(score)
  const lift = shut || score === null ? null : smallestLift(score, chanceAt)
  return {
    way: 'GRANT',
    chance,
    range: shut ? { low: 0, high: 0 } : score === null ? null : grantRange(model, { ...asked, score }),
    band: chance === null ? null : chanceBand(chance),
    blocked:
      shutBy ?? (score === null ? null : score < least ? 'floor' : score < (asked.minimum ?? 0) ? 'minimum' : null),
    floor,
    competitions: competitions.map(({ chance: own, ...competition }) => ({
      ...competition,
      chance: shut ? 0 : score === null ? null : own,
      years: yearsOf(grants, competition, model, year),
    })),
    newest: Math.max(...model.years.filter(of => of < year)),
    apart: shut ? [] : apartOf(grants, model, { year, floor: least, score }),
    asks: asksOf(grants, competitions, model, year),
    needed: neededScores(chanceAt),
    lift: lift && { ...lift, chance: chanceAt(lift.score) },
    rural: shut || score === null ? null : ruralToo(model, { ...asked, score }, chance),
  }
}

type Unscored = Omit<GrantQuestion, 'score'>

function questionOf(
  { group, university, tag, announced, minima }: ProgrammeGrants,
  { year, ...on }: { year: number; floor: number; rural: boolean },
  model: GrantModel,
): Unscored {
  const grants = grantsThen(latest(model.thresholds[generalKey(group)], year), announced, year)
  const minimum = minima.find(one => one.year === year)?.minimum
  return {
    group,
    university,
    ...(tag && { tag }),
    year,
    ...on,
    ...(grants !== undefined && { grants }),
    ...(minimum !== undefined && { minimum }),
  }
}

const generalKey = (group: string) => competitionKey({ section: 'GENERAL', quota: 'GENERAL', group, university: '' })

/** Announced are more grants than the general competition awards, rural ones among them: it grows as they do. */
function grantsThen(
  last: { year: number; grants: number } | null,
  announced: ProgrammeGrants['announced'],
  year: number,
) {
  const of = (wanted: number) => announced.find(one => one.year === wanted)?.grants
  const [then, before] = [of(year), last ? of(last.year) : undefined]
  return last && then && before ? (last.grants * then) / before : undefined
}

/** What a competition took year by year, the newest first, and who came here with its grants. */
function yearsOf(
  { group, university, tag = '', here }: ProgrammeGrants,
  { section, quota }: { section: string; quota: string },
  { thresholds }: GrantModel,
  before: number,
): CompetitionFacts['years'] {
  const known = thresholds[competitionKey({ section, quota, group, university, tag })] ?? []
  return known
    .filter(({ year }) => year < before)
    .map(({ year, threshold, grants }) => {
      const cell = here.find(one => one.year === year && one.section === section && one.quota === quota)
      return { year, threshold, grants, here: cell ? { minimum: cell.minimum, grants: cell.grants } : null }
    })
    .toReversed()
}

/** Programmes of the group here that have competitions of their own, each with the chance in the best of them. */
function apartOf(
  { group, university, apart = [] }: ProgrammeGrants,
  model: GrantModel,
  { year, floor, score }: { year: number; floor: number; score: number | null },
): NonNullable<GrantOutcome['apart']> {
  return apart.flatMap(tag => {
    const { chance, competitions } = grantChance(model, { group, university, tag, year, floor, score: score ?? 0 })
    const [first] = competitions
    if (!first) return []
    const { section, quota } = first
    const last = latest(model.thresholds[competitionKey({ section, quota, group, university, tag })], year)!
    return [{ tag, section, year: last.year, threshold: last.threshold, chance: score === null ? null : chance }]
  })
}

/** What the university asks for itself: published for the year; or last known, where it is above what one of the competitions
 *  took that are open. It holds in the rural quota too. */
function asksOf(
  { group, university, minima }: ProgrammeGrants,
  competitions: readonly CompetitionChance[],
  model: GrantModel,
  year: number,
): GrantOutcome['asks'] {
  const thresholds = competitions.flatMap(
    of => latest(model.thresholds[competitionKey({ ...of, group, university })], year)?.threshold ?? [],
  )
  const published = minima.find(one => one.year === year)
  const own = published ?? model.minima[minimumKey({ group, university })]
  const isMore = own !== undefined && (published || own.minimum > Math.min(...thresholds))
  return isMore ? { minimum: own.minimum, year: own.year } : null
}

/** What the rural quota would add for a person who competes without it, when that is another word. */
function ruralToo(model: GrantModel, question: GrantQuestion, chance: number | null): GrantOutcome['rural'] {
  if (question.rural || chance === null) return null
  const rural = grantChance(model, { ...question, rural: true }).chance!
  return chanceBand(rural) !== chanceBand(chance) ? { chance: rural, band: chanceBand(rural) } : null
}

function estimateOutcome(
  statistics: NonNullable<Programme['statistics']>,
  demands: readonly Demand[],
  applicant: Applicant,
): EstimateOutcome {
  const { rate, year, measure, low, high } = statistics
  const quartiles = low === null || high === null ? null : { low, high }
  const unmet = demands.filter(isJudged).filter(({ status }) => status === 'unmet' || status === 'nearly').length
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
