import { BAND_Z, mean, spearmanBrown, standardError } from './statistics.ts'

export type KeyedAnswer = { value: number; keyed: 1 | -1 }
export type Range = readonly [lowest: number, highest: number]

/** Largest share of a scale's items that may be unanswered. */
const MISSING_ALLOWED = 0.2

/** Minimum number of people for publishing norms. */
export const NORM_MINIMUM = 100

/** Design values of a scale, used until norms exist: alpha .80 for ten items, and a standard deviation of 20 points on
 *  the 0–100 scale (0.8 of an answer step on a five-point scale). */
export const design = { alpha: 0.8, items: 10, sd: 20 } as const

/** Scores one scale: the mean of its answers after reverse keying, in answer units, and the same rescaled to 0–100.
 *  Returns null when more than 20 % of its `items` are unanswered. */
export function scoreScale(answers: readonly KeyedAnswer[], items: number, [lowest, highest]: Range) {
  if (items === 0 || items - answers.length > items * MISSING_ALLOWED) return null
  const raw = mean(answers.map(({ value, keyed }) => (keyed === 1 ? value : lowest + highest - value)))
  return { mean: raw, score: ((raw - lowest) / (highest - lowest)) * 100 }
}

/** Returns the standard error of a scale on the 0–100 scale, from published norms, otherwise from the design values. A
 *  form with fewer items is less reliable by the Spearman–Brown formula. */
export function standardErrorOf(items: number, norm?: { n: number; sd: number; alpha: number } | null): number {
  if (norm && norm.n >= NORM_MINIMUM && norm.sd > 0 && norm.alpha < 1) return standardError(norm.sd, norm.alpha)
  return standardError(design.sd, designAlpha(items))
}

/** Returns the alpha a scale with this many items is designed for. */
export function designAlpha(items: number) {
  return spearmanBrown(design.alpha, items / design.items)
}

/** Returns the 90 % band of a score, clipped to the 0–100 scale. */
export function bandOf(score: number, sem: number) {
  return { low: Math.max(0, score - BAND_Z * sem), high: Math.min(100, score + BAND_Z * sem) }
}
