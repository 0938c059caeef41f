import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import type { Facts } from './facts.ts'

/** The first profession of an analysis, when it is learned at a college or on a course. */
export type Taught = { professionId: string; way: Extract<TrainingWayKind, 'COLLEGE' | 'COURSE'> }

/** Returns how the first profession is learned when that needs no UNT, so that pages show where it is taught instead of
 *  grants. Decided by the first of its ways the person is willing to take. COURSE only when no college teaches it. Null
 *  for a university or an institute of the army or the police, and for an empty list. */
export function ledBy({ professions, plannedWays }: Pick<Facts, 'professions' | 'plannedWays'>): Taught | null {
  const [first] = professions
  if (!first) return null
  const isPlanned = (way: TrainingWayKind) => !plannedWays || plannedWays.length === 0 || plannedWays.includes(way)
  const way = first.ways.find(isPlanned) ?? first.ways[0]
  if (way !== 'COLLEGE' && way !== 'COURSE') return null
  return { professionId: first.id, way: first.ways.includes('COLLEGE') ? 'COLLEGE' : 'COURSE' }
}
