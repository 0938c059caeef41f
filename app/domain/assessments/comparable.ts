import type { Range } from './scoring.ts'

/** Properties of a test version that decide whether its scores are comparable. */
export type Measure = {
  versionId: string
  /** Null when the exact content of the version is unknown. */
  contentHash: string | null
  hasRightAnswers: boolean
  range: Range
  scales: readonly { key: string; items: number }[]
}

/** Checks whether the reliable change index may compare scores of two versions of a test: the same version, or the same
 *  scales with the same numbers of items and the same answer range. Tests with right answers are comparable only within
 *  a version, because other tasks may be easier or harder. */
export function isComparable(one: Measure, other: Measure): boolean {
  if (one.versionId === other.versionId) return true
  if (one.contentHash === null || other.contentHash === null) return false
  if (one.hasRightAnswers || other.hasRightAnswers) return false
  const counts = new Map(other.scales.map(({ key, items }) => [key, items]))
  return (
    one.range.every((end, at) => end === other.range[at]) &&
    one.scales.length === other.scales.length &&
    one.scales.every(({ key, items }) => counts.get(key) === items)
  )
}
