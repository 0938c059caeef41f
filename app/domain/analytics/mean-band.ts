/** Sufficient statistics of a mean and its band: number of scores, their sum and the sum of their squares. */
export type Sums = { n: number; sum: number; squares: number }

/** 95th percentile of the standard normal distribution, for a two-sided 90 % interval. */
const Z = 1.6448536269514722

/** The mean of scores from 0 to 100 with its 90 % confidence interval, `mean ± t · s / √n`, cut at the ends of the scale:
 *  `s` is the standard deviation of the people (n − 1), `t` the 95th percentile of Student's t with n − 1 degrees of
 *  freedom. The class is taken as a sample of such people: the band says where the mean would lie for others like them,
 *  and the error of each single score is part of `s`. Null below two people.
 *  Source: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.2, Confidence Limits for the Mean. */
export function meanBand({ n, sum, squares }: Sums): { mean: number; low: number; high: number } | null {
  if (n < 2) return null
  const mean = sum / n
  // With equal scores, rounding may give a variance slightly below zero.
  const variance = Math.max(0, (squares - n * mean * mean) / (n - 1))
  const half = tQuantile(n - 1) * Math.sqrt(variance / n)
  return { mean, low: Math.max(0, mean - half), high: Math.min(100, mean + half) }
}

/** The 95th percentile of Student's t, accurate to 0.004 from four degrees of freedom on; below that the value is too
 *  small.
 *
 *  Source: Abramowitz & Stegun (1972), Handbook of Mathematical Functions, 26.7.5. */
export function tQuantile(degrees: number): number {
  const z = Z
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ]
  return terms.reduce((t, term, at) => t + term / degrees ** (at + 1), z)
}

/** Adds the sums of several groups. */
export function addSums(parts: readonly Sums[]): Sums {
  return parts.reduce(
    (all, { n, sum, squares }) => ({ n: all.n + n, sum: all.sum + sum, squares: all.squares + squares }),
    { n: 0, sum: 0, squares: 0 },
  )
}
