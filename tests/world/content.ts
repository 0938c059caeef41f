import fc from 'fast-check'
import {
  type Answered,
  compareProfessions,
  drawPaths,
  type GuidedProfession,
  readScales,
} from '#app/domain/guidance/compute-facts.ts'
import type { ProgrammeGroups } from '#app/domain/guidance/education-paths.ts'
import type { Facts, ProfessionWords } from '#app/domain/guidance/facts.ts'
import { letters } from '#app/domain/guidance/matching.ts'
import { type ExamSubject, personalityTraits, trainingWays, workValues } from '#app/domain/professions/vocabulary.ts'
import type { Language } from '#app/i18n/config.ts'
import { openContent } from '#prisma/seed/content-folder.ts'
import { readContentProfessions } from '#prisma/seed/content-professions.ts'

/** Every profession of the content, in the format of the engine. */
export const realProfessions: GuidedProfession[] = readContentProfessions().map(profession => ({
  ...profession,
  // Cached content is frozen.
  interests: Object.freeze(profession.interests),
}))

const groups: ProgrammeGroups = new Map(
  (openContent().json('programme-groups.json') as { code: string; profileSubjects: ExamSubject[][] }[]).map(group => [
    group.code,
    group.profileSubjects,
  ]),
)

/** Their titles and duties. */
export const realWords: Record<Language, ProfessionWords> = {
  ru: wordsIn('ru'),
  kk: wordsIn('kk'),
  en: wordsIn('en'),
}

function wordsIn(language: Language): ProfessionWords {
  return new Map(readContentProfessions(language).map(({ id, title, duties }) => [id, { title, duties }]))
}

const scored = <K extends string>(keys: readonly K[], sem: number) =>
  fc
    .tuple(...keys.map(() => fc.integer({ min: 0, max: 100 })))
    .map(
      scores =>
        Object.fromEntries(keys.map((key, at) => [key, { score: scores[at]!, sem }])) as Record<
          K,
          { score: number; sem: number }
        >,
    )

const nullable = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })

/** Arbitrary answers with the list that the engine computes from them for the real catalogue. */
export const realFacts: fc.Arbitrary<Facts> = fc
  .record({
    age: nullable(fc.integer({ min: 12, max: 60 })),
    status: nullable(fc.constantFrom('PUPIL', 'STUDENT', 'ALUMNI', 'EMPLOYED')),
    year: nullable(fc.integer({ min: 1, max: 12 })),
    plannedWays: nullable(fc.uniqueArray(fc.constantFrom(...trainingWays), { minLength: 1, maxLength: 3 })),
    subjects: fc.uniqueArray(fc.constantFrom(...new Set(realProfessions.flatMap(({ subjects }) => subjects))), {
      maxLength: 4,
    }),
    interests: scored(letters, 8),
    traits: scored(personalityTraits, 8),
    values: scored(workValues, 10),
    aptitudes: nullable(scored(['verbal', 'numerical', 'spatial'] as const, 15)),
    careless: fc.integer({ min: 0, max: 9 }).map(number => number === 0),
  })
  .map(({ age, status, year, plannedWays, subjects, ...answers }) => {
    const answered: Answered = answers
    const situation = { age, status, year, plannedWays, subjects }
    const scales = readScales(answered)
    const compared = compareProfessions(situation, answered, scales, realProfessions)
    const paths = drawPaths(compared, realProfessions, groups)
    return { version: 2, age, status, year, plannedWays, ...scales, ...compared, paths }
  })
