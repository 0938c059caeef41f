import { UNT_MAXIMUM } from '#app/domain/academic/unt.ts'

/** The chance of a place, on plain numbers. Scores are UNT totals, 0–140; chances are 0–1. */

export const chanceBands = ['low', 'medium', 'high'] as const
export type ChanceBand = (typeof chanceBands)[number]

/** Where low ends and medium begins, and where medium ends and high begins. */
export const CHANCE_CUTS = [0.35, 0.7] as const

/** Further out nothing is told apart: 6 standard deviations leave one in a thousand million. */
const FURTHEST = 6

/** The standard normal distribution function, right to 1e-9; beyond ±6 what it is there.
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

/** The z at which `normal` is `p`, from −6 to 6, found by halving. */
export function normalQuantile(p: number): number {
  let [low, high] = [-FURTHEST, FURTHEST]
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2
    if (normal(middle) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The word for a chance: low < .35 ≤ medium < .70 ≤ high. */
export function chanceBand(chance: number): ChanceBand {
  if (chance < CHANCE_CUTS[0]) return 'low'
  return chance < CHANCE_CUTS[1] ? 'medium' : 'high'
}

export type Lift = { points: number; score: number; band: Exclude<ChanceBand, 'low'> }

/** The fewest points that lift the chance into a higher band, and what it is called then; null when it is high already and
 *  when no total is enough. `chanceAt` never falls with the score. */
export function smallestLift(score: number, chanceAt: (score: number) => number): Lift | null {
  const rank = (at: number) => chanceBands.indexOf(chanceBand(chanceAt(at)))
  const here = rank(score)
  for (let there = Math.floor(score) + 1; there <= UNT_MAXIMUM; there += 1) {
    const band = chanceBands[rank(there)]!
    if (rank(there) > here && band !== 'low') return { points: there - score, score: there, band }
  }
  return null
}

/** The lowest totals with a medium and with a high chance; null where no total is enough. */
export function neededScores(chanceAt: (score: number) => number): { medium: number | null; high: number | null } {
  const totals = Array.from({ length: UNT_MAXIMUM + 1 }, (_, score) => score)
  const lowest = (cut: number) => totals.find(score => chanceAt(score) >= cut) ?? null
  return { medium: lowest(CHANCE_CUTS[0]), high: lowest(CHANCE_CUTS[1]) }
}

/** How much a standard deviation above the middle of the admitted adds, in standard deviations of chance. Scores are one
 *  reason among several for an institution that reads files: with 0.6 the upper quartile makes 33 % out of a rate of 20 %,
 *  the lower one 11 %. Chosen, not fitted. */
const ABROAD_SLOPE = 0.6
const FURTHEST_SCORE = 2.5
/** The middle half of a normal distribution is so many standard deviations wide. */
const QUARTILES_APART = 1.349
/** An unchecked estimate stays between these limits: it is never a no and never a promise. */
const ABROAD_LIMITS = [0.01, 0.95] as const

/** An uncalibrated estimate from published figures: the share of applicants that was admitted (`rate`, 0–1), and where a
 *  score stands to the middle half of the admitted (`band`, in units of the score). Without band or score it is the rate;
 *  with `unmet` hard minima it is 0; otherwise from .01 to .95.
 *  @throws RangeError for a rate that is not above 0 and at most 1, or a band that is not wider than nothing. */
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
