import { designAlpha, standardErrorOf } from '#app/domain/assessments/scoring.ts'
import { listProfessions, listProgrammeGroups } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { presentFacts } from './analysis-sheet.server.ts'
import { compareProfessions, drawPaths, readScales } from './compute-facts.ts'
import type { AnalysisWriter, Facts } from './facts.ts'

// An invented pupil of fifteen. The scores are made up; everything else is computed by the normal engine from the
// current catalogue.
const INTEREST_ITEMS = 5
const TRAIT_ITEMS = 10
const VALUE_ITEMS = 4
const interests = { R: 82, I: 62, A: 38, S: 41, E: 35, C: 47 }
const traits = { extraversion: 44, agreeableness: 55, conscientiousness: 57, stability: 74, openness: 30 }
const values = { achievement: 78, independence: 60, recognition: 45, relationships: 55, support: 50, conditions: 62 }
const situation = { age: 15, status: 'PUPIL', year: 9, plannedWays: null, subjects: ['PHYSICS'] }

/** Composes the sample analysis that guests may see, made at `now`. */
export async function composeSample(language: Language, write: AnalysisWriter['write'], now = new Date()) {
  const answered = {
    interests: withError(interests, INTEREST_ITEMS),
    traits: withError(traits, TRAIT_ITEMS),
    values: withError(values, VALUE_ITEMS),
    aptitudes: null,
    careless: false,
  }
  const professions = await listProfessions(language)
  const scales = readScales(answered)
  const compared = compareProfessions(situation, answered, scales, professions)
  const paths = drawPaths(compared, professions, await listProgrammeGroups())
  const { age, status, year, plannedWays } = situation
  const facts: Facts = { version: 2, age, status, year, plannedWays, ...scales, ...compared, paths }
  const naming = {
    nameOf: (_instrument: string, key: string) => ({ name: key, lang: undefined }),
    taken: [],
    interestTest: { testId: '', form: 'SHORT', reliability: designAlpha(INTEREST_ITEMS) },
  }
  const frame = { id: 'sample', completedAt: now.toISOString(), words: null, model: null, writtenIn: null, naming }
  return presentFacts(facts, frame, language, write)
}

function withError<K extends string>(scores: Record<K, number>, items: number) {
  const sem = standardErrorOf(items)
  return Object.fromEntries(Object.entries<number>(scores).map(([key, score]) => [key, { score, sem }])) as Record<
    K,
    { score: number; sem: number }
  >
}
