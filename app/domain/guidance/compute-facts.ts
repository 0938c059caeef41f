import { bandOf } from '#app/domain/assessments/scoring.ts'
import { personalityTraits, type ProfessionField, workValues } from '#app/domain/professions/vocabulary.ts'
import type { TrainingWay } from '#app/domain/professions/ways.ts'
import type { Leanings } from './adjustment.ts'
import { drawPath, type ProgrammeGroups } from './education-paths.ts'
import type { Aptitude, Facts, Level, ProfessionFact, ScaleFact, Trait, WorkValue } from './facts.ts'
import { closeness, type Interests, isUndifferentiated, letters, toInterestValue } from './matching.ts'
import { chooseTrial, chooseWithContrast, rankProfessions } from './ranking.ts'
import { explainMatch } from './shortlist.ts'

/** A scale's score and its standard error of measurement, both 0–100. */
export type Score = { score: number; sem: number }
type Scores<K extends string> = Record<K, Score>

export const aptitudes = ['verbal', 'numerical', 'spatial'] as const satisfies Aptitude[]

/** Answers of a person, scored. */
export type Answered = {
  interests: Scores<keyof Interests>
  traits: Scores<Trait>
  values: Scores<WorkValue>
  aptitudes: Scores<Aptitude> | null
  careless: boolean
}

/** A person's circumstances that advice depends on: age, status, year, planned ways, and the subjects named out of 33. */
export type Situation = Pick<Facts, 'age' | 'status' | 'year' | 'plannedWays'> & { subjects: string[] }

/** A profession with the data guidance needs. */
export type GuidedProfession = {
  id: string
  field: ProfessionField
  ways: TrainingWay[]
  interests: Interests
  values: WorkValue[]
  traits: Trait[]
  subjects: string[]
}

const PATHS = 3

/** First stage: scales with their bands, rounded to whole points. Matching uses the exact scores. */
export function readScales({ interests, traits, values, aptitudes: abilities, careless }: Answered) {
  return {
    interests: factsOf(letters, interests),
    traits: factsOf(personalityTraits, traits),
    values: factsOf(workValues, values),
    aptitudes: abilities && factsOf(aptitudes, abilities),
    careless,
  }
}
type Scales = ReturnType<typeof readScales>

/** Second stage: ranks professions by interests, with a small weight for values, traits and named subjects. None for a
 *  profile without a shape; professions of unlike fields to try when no interest is strong. */
export function compareProfessions(
  { plannedWays, subjects }: Situation,
  answered: Answered,
  scales: Scales,
  professions: readonly GuidedProfession[],
) {
  const profile = pointsOf(answered.interests, toInterestValue)
  const leanings: Leanings = { values: pointsOf(answered.values), traits: pointsOf(answered.traits), subjects }
  const ranked = rankProfessions(profile, professions, leanings)
  const undifferentiated = isUndifferentiated(profile)
  const planned = { planned: plannedWays }
  const { chosen, contrast } = isFaint(scales.interests.map(({ level }) => level))
    ? { chosen: undifferentiated ? [] : chooseTrial(ranked, planned), contrast: null }
    : chooseWithContrast(undifferentiated ? [] : ranked, { interests: profile, subjects }, planned)
  const present = (match: (typeof ranked)[number]): ProfessionFact => ({
    id: match.id,
    field: match.field,
    ways: match.ways.map(({ way }) => way),
    rank: ranked.indexOf(match) + 1,
    closeness: closeness(match.correlation),
    ...explainMatch(profile, match.interests),
    ...sharedWith(match, scales),
    subjects: match.subjects.filter(subject => subjects.includes(subject)),
  })
  return {
    undifferentiated,
    of: ranked.length,
    professions: chosen.map(present),
    contrast: contrast && present(contrast),
  }
}

/** Third stage: education paths to the first professions of the list. */
export function drawPaths(
  compared: Pick<Facts, 'professions'>,
  professions: readonly GuidedProfession[],
  groups: ProgrammeGroups,
) {
  return compared.professions.slice(0, PATHS).flatMap(({ id }) => {
    const profession = professions.find(one => one.id === id)
    return profession ? [drawPath(profession, groups)] : []
  })
}

/** Returns on which side of the middle a band lies. A band that touches 50 is `middle`. */
export function levelOf({ low, high }: { low: number; high: number }): Level {
  return low > 50 ? 'high' : high < 50 ? 'low' : 'middle'
}

/** Returns the level of a score with its error, from the whole points shown. */
export function bandLevel(scored: Score): Level {
  return levelOf(shownBand(scored))
}

/** Checks whether no interest is strong. Professions are then offered to be tried. */
export function isFaint(levels: readonly Level[]): boolean {
  return levels.every(level => level !== 'high')
}

function shownBand({ score, sem }: Score) {
  const { low, high } = bandOf(score, sem)
  return { low: Math.round(low), high: Math.round(high) }
}

function factsOf<K extends string>(keys: readonly K[], scores: Scores<K>): ScaleFact<K>[] {
  return keys.map(key => {
    const { low, high } = shownBand(scores[key])
    return { key, score: Math.round(scores[key].score), low, high, level: levelOf({ low, high }) }
  })
}

/** Rewards of the work that the person clearly has: values above their own mean and the middle, traits above the
 *  middle. */
function sharedWith({ values, traits }: Pick<GuidedProfession, 'values' | 'traits'>, scales: Scales) {
  const centre = scales.values.reduce((sum, { score }) => sum + score, 0) / scales.values.length
  const held = scales.values.filter(({ level, score }) => level === 'high' && score >= centre).map(({ key }) => key)
  const had = scales.traits.filter(({ level }) => level === 'high').map(({ key }) => key)
  return { values: values.filter(key => held.includes(key)), traits: traits.filter(key => had.includes(key)) }
}

function pointsOf<K extends string>(scores: Scores<K>, as = (score: number) => score): Record<K, number> {
  const entries = Object.entries<Score>(scores).map(([key, { score }]) => [key, as(score)])
  return Object.fromEntries(entries) as Record<K, number>
}
