import { UNT_MAXIMUM } from '#app/domain/academic/unt.ts'

/** Chance of a place, computed on plain numbers. Scores are UNT totals, 0–140; chances are 0–1. */

export const chanceBands = ['low', 'medium', 'high'] as const
export type ChanceBand = (typeof chanceBands)[number]

/** Lower bounds of the medium and the high band. */
export const CHANCE_CUTS = [0.35, 0.7] as const

/** Largest z that is distinguished, in standard deviations. Only one in 1e9 lies beyond 6. */
const FURTHEST = 6

/** Returns the standard normal distribution function at `z`, accurate to 1e-9. Beyond ±6 it keeps the value at ±6.
 *  Source: the series of Marsaglia (2004), Evaluating the Normal Distribution, Journal of Statistical Software 11(4). */
export function normal(z: number): number {
  const x = Math.max(-FURTHEST, Math.min(FURTHEST, z))
  let sum = x
  let term = x
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (x * x) / odd
    sum += term
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI)
}

/** Returns the z, −6 to 6, at which `normal` is `p`. Uses bisection. */
export function normalQuantile(p: number): number {
  let [low, high] = [-FURTHEST, FURTHEST]
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2
    if (normal(middle) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Returns the band of a chance: low < .35 ≤ medium < .70 ≤ high. */
export function chanceBand(chance: number): ChanceBand {
  if (chance < CHANCE_CUTS[0]) return 'low'
  return chance < CHANCE_CUTS[1] ? 'medium' : 'high'
}

export type Lift = { points: number; score: number; band: Exclude<ChanceBand, 'low'> }

/** Returns the smallest gain in points that raises the chance to a higher band, and that band; null when the band is
 *  high already or no total is enough. `chanceAt` must not decrease with the score. */
export function smallestLift(score: number, chanceAt: (score: number) => number): Lift | null {
  const rank = (at: number) => chanceBands.indexOf(chanceBand(chanceAt(at)))
  const here = rank(score)
  for (let there = Math.floor(score) + 1; there <= UNT_MAXIMUM; there += 1) {
    const band = chanceBands[rank(there)]!
    if (rank(there) > here && band !== 'low') return { points: there - score, score: there, band }
  }
  return null
}

/** Returns the lowest totals with a medium and with a high chance; null where no total is enough. */
export function neededScores(chanceAt: (score: number) => number): { medium: number | null; high: number | null } {
  const totals = Array.from({ length: UNT_MAXIMUM + 1 }, (_, score) => score)
  const lowest = (cut: number) => totals.find(score => chanceAt(score) >= cut) ?? null
  return { medium: lowest(CHANCE_CUTS[0]), high: lowest(CHANCE_CUTS[1]) }
}

/** Effect of one standard deviation of the score among the admitted, in standard deviations of the chance. Scores are
 *  one of several criteria for an institution that reads files: with 0.6, a rate of 20 % becomes 33 % at the upper
 *  quartile and 11 % at the lower. Chosen, not fitted. */
const ABROAD_SLOPE = 0.6
const FURTHEST_SCORE = 2.5
/** Interquartile range of a normal distribution, in standard deviations. */
const QUARTILES_APART = 1.349
/** Limits of an estimate that is not validated, so that it is never a certain refusal or promise. */
const ABROAD_LIMITS = [0.01, 0.95] as const

/** Estimates the chance from published figures, uncalibrated: the share of applicants admitted (`rate`, 0–1) and the
 *  quartiles of the scores of the admitted (`band`, in units of the score). Without band or score the rate is used.
 *  Returns 0 when hard minima are `unmet`, otherwise .01–.95.
 *  @throws RangeError unless 0 < rate ≤ 1 and the band has a positive width. */
export function abroadEstimate({
  rate,
  band,
  score = null,
  unmet = 0,
}: {
  rate: number
  band?: { low: number; high: number }
  score?: number | null
  unmet?: number
}): number {
  if (!(rate > 0 && rate <= 1)) throw new RangeError('a rate is above 0 and at most 1')
  if (band && !(band.high > band.low)) throw new RangeError('a band has two ends')
  if (unmet > 0) return 0
  const z = band && score !== null ? standing(score, band) : 0
  const [least, most] = ABROAD_LIMITS
  return Math.min(most, Math.max(least, normal(normalQuantile(rate) + ABROAD_SLOPE * z)))
}

function standing(score: number, { low, high }: { low: number; high: number }) {
  const z = ((score - (low + high) / 2) * QUARTILES_APART) / (high - low)
  return Math.max(-FURTHEST_SCORE, Math.min(FURTHEST_SCORE, z))
}
