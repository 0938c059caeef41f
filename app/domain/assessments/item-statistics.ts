import type { NormSums } from './norms.ts'
import type { Range } from './scoring.ts'

/** Minimum number of people for showing statistics of single items. */
export const ITEM_MINIMUM = 30

/** Statistics of one item, over the people who answered every item of its scale. */
export type ItemStatistics = {
  /** Number of people. */
  n: number
  /** Mean before keying, in answer units. For tasks with right answers, the share answered correctly, 0–1. */
  mean: number
  /** Standard deviation (n − 1), in the same units. */
  sd: number
  /** Corrected item–total correlation: with the sum of the other items of the scale, both keyed, −1…1. Null when one of
   *  them does not vary. */
  rest: number | null
  /** Coefficient alpha of the scale, at most 1; null when it is undefined. */
  alpha: number | null
  /** Alpha of the scale without this item; null for fewer than three items. */
  alphaWithout: number | null
  /** Every option with the share of people who chose it, 0–1. */
  shares: { value: number; share: number }[]
  /** Median response time in seconds, at most 120; null when no time is known. */
  seconds: number | null
}

/** Counts of one item, in addition to the sums of its scale. */
export type ItemCounts = { chosen: Map<number, number>; tenths: Uint32Array }

const LONGEST_TENTHS = 1200

export function emptyCounts(): ItemCounts {
  return { chosen: new Map(), tenths: new Uint32Array(LONGEST_TENTHS + 1) }
}

/** Adds one answer: the value of its option, and the response time in seconds when known. */
export function addAnswer({ chosen, tenths }: ItemCounts, value: number, seconds: number | null): void {
  chosen.set(value, (chosen.get(value) ?? 0) + 1)
  if (seconds !== null) tenths[Math.min(LONGEST_TENTHS, Math.max(0, Math.round(seconds * 10)))]! += 1
}

type Item = { keyed: 1 | -1; options: readonly number[] }

/** Returns the statistics of every item of a scale, in the order of the sums, computed only from sums over people. Empty
 *  for fewer than two people.
 *
 *  - item–rest: `cov(x, T − x) / (s(x) · s(T − x))`, with `cov(x, T − x) = cov(x, T) − var(x)` and
 *    `var(T − x) = var(T) + var(x) − 2·cov(x, T)`; T is the total of the scale, all variances are sample variances;
 *  - alpha without an item: coefficient alpha of the other k − 1 items, whose total is T − x.
 *
 *  Source: Nunnally & Bernstein (1994), Psychometric Theory, 3rd ed., chapter 8; Cronbach (1951), Psychometrika 16. */
export function statisticsOf(
  sums: NormSums,
  counts: readonly ItemCounts[],
  items: readonly Item[],
  [lowest, highest]: Range,
): ItemStatistics[] {
  const { n, items: own } = sums
  if (n < 2) return []
  const variances = own.map(({ sum, squares }) => spread(n, sum, squares, sum))
  const together = variances.reduce((all, variance) => all + variance, 0)
  const whole = spread(n, sums.total, sums.totalSquares, sums.total)
  const k = own.length
  return own.map(({ sum, products }, at) => {
    const { keyed, options } = items[at]!
    const { chosen, tenths } = counts[at]!
    const variance = variances[at]!
    const shared = spread(n, sum, products, sums.total)
    const rest = Math.max(0, whole + variance - 2 * shared)
    const mean = sum / n
    return {
      n,
      mean: keyed === 1 ? mean : lowest + highest - mean,
      sd: Math.sqrt(Math.max(0, variance)),
      rest: variance > ROUNDING && rest > ROUNDING ? (shared - variance) / Math.sqrt(variance * rest) : null,
      alpha: alphaOf(k, together, whole),
      alphaWithout: alphaOf(k - 1, together - variance, rest),
      shares: options.map(value => ({ value, share: (chosen.get(value) ?? 0) / n })),
      seconds: medianOf(tenths),
    }
  })
}

/** Smaller variances are rounding errors. */
const ROUNDING = 1e-9

/** Returns the sample covariance from sums. With the sum of squares of one variable it is its variance. */
function spread(n: number, sum: number, products: number, otherSum: number): number {
  return (products - (sum * otherSum) / n) / (n - 1)
}

function alphaOf(k: number, variances: number, whole: number): number | null {
  return k < 2 || whole <= ROUNDING ? null : (k / (k - 1)) * (1 - variances / whole)
}

/** Returns the median of the counted times, in seconds. */
function medianOf(tenths: Uint32Array): number | null {
  const n = tenths.reduce((all, count) => all + count, 0)
  if (n === 0) return null
  const at = (place: number) => {
    let seen = 0
    return tenths.findIndex(count => (seen += count) > place) / 10
  }
  return (at(Math.floor((n - 1) / 2)) + at(Math.floor(n / 2))) / 2
}

/** Minimum item–rest correlation of an acceptable item. */
const LEAST_REST = 0.2
/** Share of the range at each end within which a mean leaves little room for differences between people. */
const NEAR_END = 0.1
/** Smallest rise of alpha that is reported. */
const ALPHA_RISE = 0.01
/** Smallest difference of item–rest correlations between languages that suggests the translations ask different things. */
const LANGUAGES_APART = 0.2

export type Weakness =
  | { reason: 'same' | 'lowEnd' | 'highEnd' | 'hard' | 'easy' }
  | { reason: 'negative' | 'weak'; value: number }
  | { reason: 'unchosen'; values: number[] }
  | { reason: 'alpha'; from: number; to: number }
  | { reason: 'languages'; own: number; other: number; language: string }

/** Returns the weaknesses of an item, most serious first. Empty for a good item and for fewer than 30 people. `others`
 *  are the same item in other languages; a difference is reported only for the language with the lower correlation. */
export function weaknessesOf(
  item: ItemStatistics,
  { range: [lowest, highest], hasRight }: { range: Range; hasRight: boolean },
  others: readonly { language: string; n: number; rest: number | null }[] = [],
): Weakness[] {
  if (item.n < ITEM_MINIMUM) return []
  const { rest, alpha, alphaWithout, shares } = item
  if (rest === null && item.sd < ROUNDING) return [{ reason: 'same' }]
  const place = (item.mean - lowest) / (highest - lowest)
  const unchosen = shares.filter(({ share }) => share === 0).map(({ value }) => value)
  const apart = others
    .filter(
      ({ n, rest: other }) => n >= ITEM_MINIMUM && other !== null && rest !== null && other - rest > LANGUAGES_APART,
    )
    .toSorted((one, other) => other.rest! - one.rest!)[0]
  return [
    ...(rest !== null && rest < 0 ? [{ reason: 'negative' as const, value: rest }] : []),
    ...(rest !== null && rest >= 0 && rest < LEAST_REST ? [{ reason: 'weak' as const, value: rest }] : []),
    ...(place < NEAR_END ? [{ reason: hasRight ? ('hard' as const) : ('lowEnd' as const) }] : []),
    ...(place > 1 - NEAR_END ? [{ reason: hasRight ? ('easy' as const) : ('highEnd' as const) }] : []),
    ...(unchosen.length > 0 ? [{ reason: 'unchosen' as const, values: unchosen }] : []),
    ...(alpha !== null && alphaWithout !== null && alphaWithout - alpha > ALPHA_RISE
      ? [{ reason: 'alpha' as const, from: alpha, to: alphaWithout }]
      : []),
    ...(apart ? [{ reason: 'languages' as const, own: rest!, other: apart.rest!, language: apart.language }] : []),
  ]
}
