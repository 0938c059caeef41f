import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'

/** Maximum score of the UNT, the unified national testing. */
export const UNT_MAXIMUM = 140

/** Parts of the UNT in display order, with the maximum score and the pass mark of each. */
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

/** Pairs of profile subjects that can be taken, as stored: two subjects joined by a plus in this order, or the creative
 *  exam. */
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

export function subjectsOf(pair: UntSubjects): ExamSubject[] {
  return pair.split('+') as ExamSubject[]
}

/** Checks whether a pair of profile subjects admits to a programme group: one of the group's pairs must hold the same
 *  subjects, in any order. A group without pairs is open to all. */
export function opensGroup(pair: UntSubjects, groupPairs: readonly (readonly ExamSubject[])[]): boolean {
  const wanted = [...subjectsOf(pair)].sort().join('+')
  return groupPairs.length === 0 || groupPairs.some(subjects => [...subjects].sort().join('+') === wanted)
}

/** Returns the parts below their pass mark; one of them fails the whole exam. Unknown parts are not judged. */
export function unmetParts(parts: UntParts): UntPart[] {
  return untPartNames.filter(name => (parts[name] ?? untParts[name].least) < untParts[name].least)
}

/** Returns every part by name, null where it is unknown. */
export function allParts(parts: UntParts): Record<UntPart, number | null> {
  const entries = untPartNames.map(name => [name, parts[name] ?? null] as const)
  return Object.fromEntries(entries) as Record<UntPart, number | null>
}

/** Returns the sum of the parts, or null when one is unknown. */
export function sumOfParts(parts: UntParts): number | null {
  const points = untPartNames.map(name => parts[name])
  return points.every(value => value !== undefined) ? points.reduce((sum, value) => sum + value, 0) : null
}
