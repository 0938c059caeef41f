/** A decided case, with what the statistics need. */
export type Decided = { openedAt: Date; decidedAt: Date; decision: string; answer: string | null }

const HOUR_MS = 60 * 60 * 1000

/** Returns the number of decided cases, the median time to a decision in hours (to a tenth), and the share, 0 to 1, of
 *  cases whose content was hidden or removed without a successful appeal. Both are null without cases. */
export function figuresOf(cases: readonly Decided[]) {
  if (cases.length === 0) return { decided: 0, medianHours: null, upheld: null }
  const hours = cases
    .map(({ openedAt, decidedAt }) => Math.max(0, decidedAt.getTime() - openedAt.getTime()) / HOUR_MS)
    .sort((one, other) => one - other)
  const middle = hours.length / 2
  const median = (hours[Math.ceil(middle) - 1]! + hours[Math.floor(middle)]!) / 2
  const upheld = cases.filter(({ decision, answer }) => decision !== 'KEPT' && answer !== 'OVERTURNED').length
  return { decided: cases.length, medianHours: Math.round(median * 10) / 10, upheld: upheld / cases.length }
}
