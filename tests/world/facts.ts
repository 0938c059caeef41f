import fc from 'fast-check'
import type {
  Aptitude,
  EducationPath,
  Facts,
  Level,
  ProfessionFact,
  ProfessionWords,
  ScaleFact,
} from '#app/domain/guidance/facts.ts'
import { letters } from '#app/domain/guidance/matching.ts'
import {
  examSubjects,
  personalityTraits,
  professionFields,
  trainingWays,
  workValues,
} from '#app/domain/professions/vocabulary.ts'

const aptitudes = ['verbal', 'numerical', 'spatial'] as const satisfies readonly Aptitude[]
const MOST_RECOMMENDED = 7

/** Returns a score with its band, in the format of the engine. */
export function scaleFact<K extends string>(key: K, score: number, half = 15): ScaleFact<K> {
  const [low, high] = [Math.max(0, score - half), Math.min(100, score + half)]
  const level: Level = low > 50 ? 'high' : high < 50 ? 'low' : 'middle'
  return { key, score, low, high, level }
}

const scale = <K extends string>(key: K) =>
  fc
    .tuple(fc.integer({ min: 0, max: 100 }), fc.constantFrom(8, 12, 15, 19))
    .map(([score, half]) => scaleFact(key, score, half))
const scales = <K extends string>(keys: readonly K[]): fc.Arbitrary<ScaleFact<K>[]> => fc.tuple(...keys.map(scale))

const nullable = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })

const profession = fc.record({
  field: fc.constantFrom(...professionFields),
  ways: fc.uniqueArray(fc.constantFrom(...trainingWays), { minLength: 1, maxLength: 3 }),
  subjects: fc.uniqueArray(fc.constantFrom('MATHEMATICS', 'BIOLOGY', 'ART'), { maxLength: 2 }),
  rank: fc.integer({ min: 1, max: 90 }),
  closeness: fc.constantFrom<ProfessionFact['closeness']>('very-close', 'close', 'some'),
  because: fc.uniqueArray(fc.constantFrom(...letters), { maxLength: 2 }),
  asksFor: nullable(fc.constantFrom(...letters)),
  leavesUnused: nullable(fc.constantFrom(...letters)),
  values: fc.uniqueArray(fc.constantFrom(...workValues), { maxLength: 3 }),
  traits: fc.uniqueArray(fc.constantFrom(...personalityTraits), { maxLength: 2 }),
})

const path = fc.record({
  subjects: fc.uniqueArray(fc.constantFrom('MATHEMATICS', 'BIOLOGY', 'ART', 'LANGUAGES', 'ROBOTICS'), { maxLength: 4 }),
  groups: fc.array(
    fc.record({
      code: fc.constantFrom('B001', 'B057', 'BM086'),
      exams: fc.array(fc.uniqueArray(fc.constantFrom(...examSubjects), { minLength: 1, maxLength: 2 }), {
        maxLength: 2,
      }),
    }),
    { maxLength: 2 },
  ),
  kinds: fc.uniqueArray(fc.constantFrom<EducationPath['kinds'][number]>(...trainingWays), {
    maxLength: 2,
  }),
})

/** Arbitrary facts: any scores, list, age and class. Ranks increase, and ids are p1, p2 … */
export const anyFacts: fc.Arbitrary<Facts> = fc
  .record({
    version: fc.constant(2 as const),
    age: nullable(fc.integer({ min: 12, max: 60 })),
    status: nullable(fc.constantFrom('PUPIL', 'STUDENT', 'ALUMNI', 'EMPLOYED')),
    year: nullable(fc.integer({ min: 1, max: 12 })),
    plannedWays: nullable(fc.uniqueArray(fc.constantFrom(...trainingWays), { minLength: 1, maxLength: 3 })),
    interests: scales(letters),
    traits: scales(personalityTraits),
    values: scales(workValues),
    aptitudes: nullable(scales(aptitudes)),
    undifferentiated: fc.boolean(),
    careless: fc.boolean(),
    professions: fc.array(profession, { minLength: 1, maxLength: MOST_RECOMMENDED }),
    paths: fc.array(path, { minLength: 1, maxLength: 3 }),
  })
  .map(({ professions, paths, ...facts }) => {
    const ranks = professions.map(({ rank }) => rank).toSorted((one, other) => one - other)
    const listed = facts.undifferentiated
      ? []
      : professions.map((one, at) => ({ ...one, id: `p${at + 1}`, rank: ranks[at]! }))
    return {
      ...facts,
      professions: listed,
      contrast: null,
      of: 90,
      paths: paths.slice(0, listed.length).map((one, at) => ({ ...one, professionId: `p${at + 1}` })),
    }
  })

/** The titles and duties of the professions of `anyFacts`. The last has no known duty. */
export const someProfessions: ProfessionWords = new Map(
  ['Эколог', 'Геолог', 'Логист', 'Юрист', 'Фотограф', 'Электрик', 'Повар'].map((title, at) => [
    `p${at + 1}`,
    { title, duties: at === 6 ? {} : dutiesOf(title) },
  ]),
)

/** Their titles only. */
export const someTitles: ReadonlyMap<string, string> = new Map(
  [...someProfessions].map(([id, { title }]) => [id, title]),
)

/** Returns a duty for each interest, each with a different beginning. */
function dutiesOf(title: string) {
  return Object.fromEntries(letters.map(letter => [letter, `${title} делает дело ${letter} каждый день`]))
}
