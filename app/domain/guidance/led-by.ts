import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import type { Facts } from './facts.ts'

/** The profession an analysis leads to first, where one gets there by a college or a course. */
export type Taught = { professionId: string; way: Extract<TrainingWayKind, 'COLLEGE' | 'COURSE'> }

/** Where the first profession is learned without the UNT: nobody competes for a grant there, and what one wants to know is
 *  where it is taught. By the first of its ways the person is ready to go. COURSE only where no college teaches it. Null for
 *  a university, an institute of a service, and without a list. */
export function ledBy({ professions, plannedWays }: Pick<Facts, 'professions' | 'plannedWays'>): Taught | null {
  const [first] = professions
  if (!first) return null
  const isPlanned = (way: TrainingWayKind) => !plannedWays || plannedWays.length === 0 || plannedWays.includes(way)
  const way = first.ways.find(isPlanned) ?? first.ways[0]
  if (way !== 'COLLEGE' && way !== 'COURSE') return null
  return { professionId: first.id, way: first.ways.includes('COLLEGE') ? 'COLLEGE' : 'COURSE' }
}
