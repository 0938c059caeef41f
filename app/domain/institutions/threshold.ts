import { total } from '#app/domain/assessments/statistics.ts'

/** The threshold of a competition for state grants, out of who won them. */

/** A university asks for more than its group when at least so many grants stand at least so many points above it. */
const OWN_GRANTS = 5
const OWN_POINTS = 3
/** A lowest cell that stands alone, with less than this share of the grants, is the score of who went there. */
const LONE_SHARE = 0.05
/** Cells within so many points of the lowest stand at one threshold: scores are whole and few fall on each. */
export const TOGETHER = 2

/** What is known of a competition in a year: the threshold (in points), how far above it the mean holder stood, and how
 *  many grants there were at how many universities. */
export type Threshold = { year: number; threshold: number; excess: number; grants: number; universities: number }

type Cell = { year: number; university: string; minimum: number; average: number; grants: number }

/** The lowest minimum of a competition, unless it is a lone low cell. */
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

/** The university asks for more than the group: it is no accident of a few who chose it. */
export function asksMore({ minimum, grants }: { minimum: number; grants: number }, threshold: number): boolean {
  return grants >= OWN_GRANTS && minimum >= threshold + OWN_POINTS
}
