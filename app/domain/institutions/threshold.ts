import { total } from '#app/domain/assessments/statistics.ts'

/** Threshold of a competition for state grants, computed from its winners. */

/** A university has a minimum of its own when at least this many grants were won at least this many points above the
 *  threshold of the group. */
const OWN_GRANTS = 5
const OWN_POINTS = 3
/** Minimum share of the grants at or just above a score for it to be the threshold. A lower one is only the score of a
 *  few winners. */
const LONE_SHARE = 0.05
/** Minima within this many points are taken as one threshold: scores are whole and few winners fall on each. */
export const TOGETHER = 2

/** Result of a competition in one year: threshold, mean points of the winners above it (`excess`), number of grants and
 *  of universities. */
export type Threshold = { year: number; threshold: number; excess: number; grants: number; universities: number }

type Cell = { year: number; university: string; minimum: number; average: number; grants: number }

/** Returns the lowest minimum of a competition, ignoring minima of too few winners. */
export function thresholdOf(cells: readonly Cell[]): Threshold {
  const grants = total(cells.map(cell => cell.grants))
  const heldAbout = (minimum: number) =>
    total(cells.filter(cell => cell.minimum <= minimum + TOGETHER).map(cell => cell.grants))
  const threshold = Math.min(
    ...cells.map(({ minimum }) => minimum).filter(minimum => heldAbout(minimum) >= LONE_SHARE * grants),
  )
  const excess = total(cells.map(cell => Math.max(0, cell.average - threshold) * cell.grants)) / grants
  const universities = new Set(cells.map(({ university }) => university)).size
  return { year: cells[0]!.year, threshold, excess, grants, universities }
}

/** Checks whether a university requires more than the group, rather than having a few strong winners. */
export function asksMore({ minimum, grants }: { minimum: number; grants: number }, threshold: number): boolean {
  return grants >= OWN_GRANTS && minimum >= threshold + OWN_POINTS
}
