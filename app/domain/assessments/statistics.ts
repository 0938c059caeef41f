/** Classical test theory, on plain numbers. */

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Arithmetic mean; NaN for an empty list. */
export function mean(values: readonly number[]): number {
  return total(values) / values.length
}

/** Median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : mean(sorted.slice(middle - 1, middle + 1))
}

/** Sample variance (n − 1 in the denominator); NaN for fewer than two values. */
export function sampleVariance(values: readonly number[]): number {
  if (values.length < 2) return Number.NaN
  const centre = mean(values)
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1)
}

/** Cronbach's coefficient alpha of one scale: `k/(k−1) · (1 − Σ item variances / variance of the total)` with sample
 *  variances. `rows` are people, columns items, answers already keyed. At most 1; negative when items work against
 *  each other; NaN when all totals are equal.
 *  Source: Cronbach (1951), Psychometrika 16, 297–334.
 *  The norms compute alpha from sums and are tested against this textbook form.
 *  @public
 *  @throws RangeError with fewer than two people or two items, ragged rows or answers that are not numbers. */
export function cronbachAlpha(rows: readonly (readonly number[])[]): number {
  const items = rows[0]?.length ?? 0
  if (rows.length < 2 || items < 2) throw new RangeError('alpha needs at least two people and two items')
  if (rows.some(row => row.length !== items)) throw new RangeError('every person needs an answer to every item')
  if (rows.some(row => !row.every(Number.isFinite))) throw new RangeError('answers must be finite numbers')

  const itemVariances = Array.from({ length: items }, (_, item) => sampleVariance(rows.map(row => row[item]!)))
  const totalVariance = sampleVariance(rows.map(row => row.reduce((sum, value) => sum + value, 0)))
  if (totalVariance === 0) return Number.NaN
  return (items / (items - 1)) * (1 - itemVariances.reduce((sum, value) => sum + value, 0) / totalVariance)
}

/** Standard error of measurement, in the units of `sd`: `SD · √(1 − alpha)`.
 *  @throws RangeError for a negative sd or an alpha above 1. */
export function standardError(sd: number, alpha: number): number {
  if (!(sd >= 0) || !(alpha <= 1)) throw new RangeError('standard error needs sd ≥ 0 and alpha ≤ 1')
  return sd * Math.sqrt(1 - alpha)
}

/** Reliable change index of two scores of one person: `(second − first) / (SEM · √2)`; positive when the score rose.
 *  Source: Jacobson & Truax (1991), Journal of Consulting and Clinical Psychology 59, 12–19.
 *  @throws RangeError unless sem is above 0. */
export function reliableChange(first: number, second: number, sem: number): number {
  if (!(sem > 0)) throw new RangeError('reliable change needs a standard error above 0')
  return (second - first) / (sem * Math.SQRT2)
}

/** Checks whether a reliable change index is significant: |RCI| > 1.96, a two-sided 95 % test. */
export function isReliableChange(index: number): boolean {
  return Math.abs(index) > 1.96
}

/** Reliability of a form `factor` times as long (0.5 = half): the Spearman–Brown formula. */
export function spearmanBrown(alpha: number, factor: number): number {
  return (factor * alpha) / (1 + (factor - 1) * alpha)
}

/** Half-width of the 90 % band around a score: 1.645 standard errors. */
export const BAND_Z = 1.645
