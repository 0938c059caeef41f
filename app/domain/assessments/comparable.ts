import type { Range } from './scoring.ts'

/** What one version of a test measures with. */
export type Measure = {
  versionId: string
  /** Null where it is not known what the version asked. */
  contentHash: string | null
  hasRightAnswers: boolean
  range: Range
  scales: readonly { key: string; items: number }[]
}

/** Whether scores of two versions of a test may be told apart by the reliable change index: within one version, or where
 *  the same scales have as many items and answers count from the same lowest to the same highest. Tasks with right
 *  answers are never compared with other tasks, which may be easier or harder. */
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
