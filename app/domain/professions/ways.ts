import type { TrainingWayKind } from './vocabulary.ts'

/** One way that leads to a profession in Kazakhstan. `years` is the study it takes until one may begin to work in it. */
export type TrainingWay =
  | { way: 'COURSE'; years: number }
  | {
      way: 'COLLEGE'
      /** After class 11. */
      years: number
      /** After class 9; absent where colleges take people after class 11 only. */
      yearsAfterNine?: number
      /** Codes of the state classifier of vocational specialities. */
      specialities: string[]
    }
  | { way: 'UNIVERSITY' | 'MILITARY_OR_POLICE_INSTITUTE'; years: number; programmeGroups: string[] }

/** The ways of a profession out of its details. A profession an administrator added may have none yet. */
export function waysIn(details: unknown): TrainingWay[] {
  return (details as { ways?: TrainingWay[] }).ways ?? []
}

/** The way most people take.
 *  @throws RangeError for a profession without any. */
export function usualWay(ways: readonly TrainingWay[]): TrainingWay {
  const [first] = ways
  if (!first) throw new RangeError('a profession needs a way that leads to it')
  return first
}

/** How long a way is studied: a college teaches longer after class 9 than after class 11. */
export function yearsOfWay(way: TrainingWay, { isAfterNine }: { isAfterNine: boolean }): number {
  return isAfterNine && way.way === 'COLLEGE' ? (way.yearsAfterNine ?? way.years) : way.years
}

/** Whether one of the ways is among those a person is ready to go; everything is open to a person who has not said. */
export function isOpenBy(ways: readonly { way: TrainingWayKind }[], planned: readonly TrainingWayKind[] | null) {
  return planned === null || planned.length === 0 || ways.some(({ way }) => planned.includes(way))
}
