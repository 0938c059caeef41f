import type { TrainingWayKind } from './vocabulary.ts'

/** A way that leads to a profession in Kazakhstan. `years`: study required to begin work. */
export type TrainingWay =
  | { way: 'COURSE'; years: number }
  | {
      way: 'COLLEGE'
      /** After class 11. */
      years: number
      /** After class 9; absent when colleges admit only after class 11. */
      yearsAfterNine?: number
      /** Codes of the state classifier of vocational specialities. */
      specialities: string[]
    }
  | { way: 'UNIVERSITY' | 'MILITARY_OR_POLICE_INSTITUTE'; years: number; programmeGroups: string[] }

/** Returns the ways of a profession. Professions added by an administrator may have none. */
export function waysIn(details: unknown): TrainingWay[] {
  return (details as { ways?: TrainingWay[] }).ways ?? []
}

/** Returns the way most people take.
 *  @throws RangeError for a profession without ways. */
export function usualWay(ways: readonly TrainingWay[]): TrainingWay {
  const [first] = ways
  if (!first) throw new RangeError('a profession needs a way that leads to it')
  return first
}

/** Returns the length of studies in years. Colleges take longer after class 9 than after class 11. */
export function yearsOfWay(way: TrainingWay, { isAfterNine }: { isAfterNine: boolean }): number {
  return isAfterNine && way.way === 'COLLEGE' ? (way.yearsAfterNine ?? way.years) : way.years
}

/** Checks whether a person is willing to take one of the ways. Without planned ways all are open. */
export function isOpenBy(ways: readonly { way: TrainingWayKind }[], planned: readonly TrainingWayKind[] | null) {
  return planned === null || planned.length === 0 || ways.some(({ way }) => planned.includes(way))
}
