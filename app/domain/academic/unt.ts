import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'

/** The most points of the unified national testing. */
export const UNT_MAXIMUM = 140

/** The parts of the UNT in the order they are told: points at most, and at least so many to pass. */
export const untParts = {
  mathLiteracy: { most: 10, least: 3 },
  reading: { most: 10, least: 3 },
  history: { most: 20, least: 5 },
  first: { most: 50, least: 5 },
  second: { most: 50, least: 5 },
} as const
export type UntPart = keyof typeof untParts
export const untPartNames = Object.keys(untParts) as UntPart[]
export type UntParts = Partial<Record<UntPart, number>>

/** The pairs of profile subjects one can take, as they are kept: two subjects joined by a plus, in this order; or the
 *  creative exam. */
export const untSubjectPairs = [
  'MATHEMATICS+PHYSICS',
  'MATHEMATICS+COMPUTER_SCIENCE',
  'MATHEMATICS+GEOGRAPHY',
  'BIOLOGY+CHEMISTRY',
  'BIOLOGY+GEOGRAPHY',
  'CHEMISTRY+PHYSICS',
  'ENGLISH+GEOGRAPHY',
  'ENGLISH+WORLD_HISTORY',
  'GEOGRAPHY+WORLD_HISTORY',
  'LAW+WORLD_HISTORY',
  'KAZAKH_LANGUAGE+KAZAKH_LITERATURE',
  'RUSSIAN_LANGUAGE+RUSSIAN_LITERATURE',
  'CREATIVE_EXAM',
] as const
export type UntSubjects = (typeof untSubjectPairs)[number]

/** The subjects of a pair. */
export function subjectsOf(pair: UntSubjects): ExamSubject[] {
  return pair.split('+') as ExamSubject[]
}

/** Whether a pair of profile subjects opens a programme group: one of the group's pairs holds the same subjects, in any
 *  order. A group that says nothing is open to all. */
export function opensGroup(pair: UntSubjects, groupPairs: readonly (readonly ExamSubject[])[]): boolean {
  const wanted = [...subjectsOf(pair)].sort().join('+')
  return groupPairs.length === 0 || groupPairs.some(subjects => [...subjects].sort().join('+') === wanted)
}

/** The parts that lie below their minimum: with one of them the whole exam is not passed. An unknown part is
 *  not judged. */
export function unmetParts(parts: UntParts): UntPart[] {
  return untPartNames.filter(name => (parts[name] ?? untParts[name].least) < untParts[name].least)
}

/** Every part by name, null where it is not known. */
export function allParts(parts: UntParts): Record<UntPart, number | null> {
  const entries = untPartNames.map(name => [name, parts[name] ?? null] as const)
  return Object.fromEntries(entries) as Record<UntPart, number | null>
}

/** The sum of the parts, or null while one is not known. */
export function sumOfParts(parts: UntParts): number | null {
  const points = untPartNames.map(name => parts[name])
  return points.every(value => value !== undefined) ? points.reduce((sum, value) => sum + value, 0) : null
}
