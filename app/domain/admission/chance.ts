import { UNT_MAXIMUM } from '#app/domain/academic/unt.ts'
import type { Pool } from '#app/domain/institutions/vocabulary.ts'

/** The chance of a place, on plain numbers. Scores are UNT totals, 0–140; chances are 0–1. */

export const chanceBands = ['low', 'medium', 'high'] as const
export type ChanceBand = (typeof chanceBands)[number]

/** Where low ends and medium begins, and where medium ends and high begins. */
export const CHANCE_CUTS = [0.35, 0.7] as const

/** How cut-offs of a pool move from one cycle to the next, in points: their mean change, the spread of a programme about
 *  its group, and the spread of what all programmes of a group share. */
export type PoolFigures = { drift: number; within: number; common: number }

/** What is known of how cut-offs move; `step` is the time from one cycle to the next, in years. */
export type ChanceFigures = { step: number; pools: Record<Pool, PoolFigures> }

/** What is expected of one cut-off in the year of admission: how far it will have moved, the error of that, and the two
 *  spreads the error is made of, all in points. */
export type Outlook = { drift: number; sigma: number; within: number; common: number }

/** A cut-off somebody competes against; an applicant below `floor` may not compete. */
export type Competition = { cutoff: number; drift: number; sigma: number; floor: number }

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

/** The chance that a total reaches next time's cut-off: `Φ((score + 0.5 − cutoff − drift) / sigma)`, and 0 below the legal
 *  floor. The half point is because scores are whole and the score at the cut-off is admitted.
 *  @throws RangeError unless sigma is above 0 and the score within 0–140. */
export function grantChance({ score, cutoff, drift, sigma, floor }: Competition & { score: number }): number {
  if (!(sigma > 0)) throw new RangeError('a chance needs a sigma above 0')
  if (!(score >= 0 && score <= UNT_MAXIMUM)) throw new RangeError('a UNT total is within 0–140')
  return score < floor ? 0 : normal((score + 0.5 - cutoff - drift) / sigma)
}

/** The chance of a person who competes in the general competition and in the rural quota: the larger of those that are
 *  there, null when there is none. Both cut-offs of a programme rise and fall together, so a second pool is no
 *  second throw of the dice (decision 025). */
export function combinePools(general: number | null, rural: number | null): number | null {
  if (general === null || rural === null) return general ?? rural
  return Math.max(general, rural)
}

/** The chance with a score over the pools somebody competes in, one or two; null without any.
 *  @throws RangeError as `grantChance` does. */
export function chanceOf({ score, pools }: { score: number; pools: readonly Competition[] }): number | null {
  const chances = pools.map(pool => grantChance({ score, ...pool }))
  return chances.reduce<number | null>(combinePools, null)
}

/** The word for a chance: low < .35 ≤ medium < .70 ≤ high. */
export function chanceBand(chance: number): ChanceBand {
  if (chance < CHANCE_CUTS[0]) return 'low'
  return chance < CHANCE_CUTS[1] ? 'medium' : 'high'
}

export type Lift = { points: number; score: number; band: Exclude<ChanceBand, 'low'> }

/** The fewest points that lift the chance into a higher band, and what it is called then; null when it is high already,
 *  when no total is enough, and when there is nothing to compete for.
 *  @throws RangeError as `grantChance` does. */
export function smallestLift({ score, pools }: { score: number; pools: readonly Competition[] }): Lift | null {
  const now = chanceOf({ score, pools })
  if (now === null) return null
  const rank = (at: number) => chanceBands.indexOf(chanceBand(chanceOf({ score: at, pools })!))
  const here = chanceBands.indexOf(chanceBand(now))
  const there = firstScore(Math.floor(score) + 1, at => rank(at) > here)
  if (there === null) return null
  return { points: there - score, score: there, band: chanceBands[rank(there)] as Lift['band'] }
}

function firstScore(from: number, isEnough: (score: number) => boolean): number | null {
  for (let score = from; score <= UNT_MAXIMUM; score += 1) if (isEnough(score)) return score
  return null
}

/** Even the cut-off of the very year is of another day: less than half a step is never reckoned with. */
const STEPS_AT_LEAST = 0.5

/** What is expected of a cut-off in the year `target`, when it is known for the years `cycles` (in any order). Drift grows
 *  with the time since the last one, spreads with its square root; the shared spread is the smaller the more cycles of this
 *  very programme are known. Fewer and older cycles never make it surer.
 *  @throws RangeError without a cycle. */
export function outlookOf(
  { step, pools }: ChanceFigures,
  pool: Pool,
  { cycles, target }: { cycles: readonly number[]; target: number },
): Outlook {
  if (cycles.length === 0) throw new RangeError('an outlook needs a known cut-off')
  const steps = Math.max(STEPS_AT_LEAST, (target - Math.max(...cycles)) / step)
  const { drift, within, common } = pools[pool]
  const known = new Set(cycles).size
  return {
    drift: drift * steps,
    sigma: Math.sqrt((within ** 2 + common ** 2 / known) * steps),
    within: within * Math.sqrt(steps),
    common: common * Math.sqrt(steps),
  }
}

/** What the chance would be if that year's cut-offs moved together by one standard deviation of their common shift more, or
 *  less, than expected. It always holds the chance itself; below the floor it is 0–0.
 *  @throws RangeError as `grantChance` does, and unless within is above 0. */
export function chanceRange({
  score,
  pools,
}: {
  score: number
  pools: readonly (Outlook & { cutoff: number; floor: number })[]
}): { low: number; high: number } | null {
  const chance = chanceOf({ score, pools })
  if (chance === null) return null
  const ifShifted = (by: -1 | 1) =>
    chanceOf({
      score,
      pools: pools.map(pool => ({ ...pool, drift: pool.drift + by * pool.common, sigma: pool.within })),
    })!
  return { low: Math.min(chance, ifShifted(1)), high: Math.max(chance, ifShifted(-1)) }
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
