import type { EstimateOutcome } from './admission-facts.ts'
import { abroadEstimate, chanceBand, chanceBands } from './chance.ts'
import { type Applicant, type Demand, isJudged } from './demands.ts'
import type { Programme } from './programme.ts'

/** Estimates the chance at an institution abroad from its published admission rate and scores. Uncalibrated. */
export function estimateOutcome(
  statistics: NonNullable<Programme['statistics']>,
  demands: readonly Demand[],
  applicant: Applicant,
): EstimateOutcome {
  const { rate, year, measure, low, high } = statistics
  const quartiles = low === null || high === null ? null : { low, high }
  const unmet = demands.filter(isJudged).filter(({ status }) => status === 'unmet' || status === 'nearly').length
  const score = measure === 'SAT' ? applicant.sat : measure === 'GPA' ? applicant.gpa : null
  const estimate = (at: number | null) => abroadEstimate({ rate, band: quartiles ?? undefined, score: at, unmet })
  const chance = estimate(score)
  return {
    way: 'ESTIMATE',
    rate,
    year,
    measure,
    quartiles,
    chance,
    band: chanceBand(chance),
    lift: measure !== null && score !== null && unmet === 0 ? liftOf(measure, score, estimate) : null,
  }
}

const scales = { SAT: { step: 10, most: 1600 }, GPA: { step: 0.1, most: 4 } } as const

function liftOf(measure: 'SAT' | 'GPA', score: number, estimate: (score: number) => number): EstimateOutcome['lift'] {
  const { step, most } = scales[measure]
  const rank = (chance: number) => chanceBands.indexOf(chanceBand(chance))
  const here = rank(estimate(score))
  for (let steps = 1; score + steps * step <= most + 1e-9; steps += 1) {
    const chance = estimate(score + steps * step)
    const points = Math.round(steps * step * 100) / 100
    if (rank(chance) > here) return { measure, points, band: chanceBand(chance), chance }
  }
  return null
}
