import { median, total } from '#app/domain/assessments/statistics.ts'
import { asksMore, type Threshold, thresholdOf, TOGETHER } from '#app/domain/institutions/threshold.ts'
import { groupBy } from './group-by.ts'
import { minimumMoves } from './grants-minima.ts'
import {
  competitionKey,
  expectedThreshold,
  type GrantModel,
  type GrantRow,
  minimumKey,
  type OwnMinimum,
  roomAbove,
} from './grants-model.ts'

/** Fits thresholds, minima of universities and their yearly changes to the lists of grant holders. */

/** Prior of the yearly rise of a threshold of 90, in points, and the weights of the priors of drift and spread: each
 *  year counts one in the drift, each pair of consecutive years of a group one in the spread. */
const ASSUMED_DRIFT = 3
const ASSUMED_DRIFT_WORTH = 4
const ASSUMED_SPREAD_WORTH = 500
/** Half of Student's t distribution with four degrees of freedom lies within ±.741 of its scale. */
const MIDDLE_HALF = 0.741

/** Fits the model to all rows of form FULL; other forms use another scale.
 *  @throws RangeError without such a row. */
export function fitGrants(rows: readonly GrantRow[]): GrantModel {
  const full = rows.filter(({ form }) => form === 'FULL')
  if (full.length === 0) throw new RangeError('nothing can be learnt from no grants')
  const years = [...new Set(full.map(({ year }) => year))].sort((one, other) => one - other)
  const thresholds = thresholdsOf(full)
  const general = full.filter(({ section, quota, tag }) => section === 'GENERAL' && quota === 'GENERAL' && !tag)
  const { minima, changes } = minimaOf(general, thresholds, years)
  return { years, thresholds, minima, moves: minimumMoves(changes), ...movementOf(thresholds) }
}

function thresholdsOf(rows: readonly GrantRow[]): Record<string, Threshold[]> {
  const competitions = [...groupBy(rows, competitionKey)]
  return Object.fromEntries(
    competitions.map(([key, held]) => {
      const byYear = [...groupBy(held, ({ year }) => String(year))].map(([, cells]) => thresholdOf(cells))
      return [key, byYear.toSorted((one, other) => one.year - other.year)]
    }),
  )
}

/** Returns the last minimum that each university held above its group's threshold, and the changes from one year to the
 *  next. A minimum is dropped once the university has admitted with fewer points. */
function minimaOf(general: readonly GrantRow[], thresholds: GrantModel['thresholds'], years: readonly number[]) {
  const minima = new Map<string, OwnMinimum>()
  const changes: (number | null)[] = []
  for (const year of years) {
    const cells = groupBy(
      general.filter(row => row.year === year),
      minimumKey,
    )
    for (const [key, rows] of cells) {
      const threshold = thresholds[competitionKey(rows[0]!)]!.find(known => known.year === year)!.threshold
      const cell = { minimum: Math.min(...rows.map(row => row.minimum)), grants: total(rows.map(row => row.grants)) }
      const before = minima.get(key)
      const higher = asksMore(cell, threshold)
      const binding = before?.year === year - 1 && threshold < before.minimum - TOGETHER
      if (higher) {
        if (binding) changes.push(cell.minimum - before.minimum)
        minima.set(key, { minimum: cell.minimum, year })
      } else if (before && cell.minimum < before.minimum) {
        if (binding) changes.push(null)
        minima.delete(key)
      }
    }
  }
  return { minima: Object.fromEntries(minima), changes }
}

/** Estimates the yearly drift shared by all groups of the general competition (by medians, robust to outliers) and the
 *  spread of thresholds around the expected ones. Both are shrunk to their priors while few years are known. */
function movementOf(thresholds: GrantModel['thresholds']): Pick<GrantModel, 'drift' | 'spread'> {
  const pairs = Object.entries(thresholds)
    .filter(([key]) => key.startsWith('GENERAL GENERAL '))
    .flatMap(([, known]) => known.slice(1).map((to, at) => ({ from: known[at]!, to })))
    .filter(({ from, to }) => to.year === from.year + 1)
  const moved = (drift: number) => (pair: (typeof pairs)[number]) => {
    const { from, to } = pair
    const { expected, sigma } = expectedThreshold({ drift, spread: 1 }, from, { years: 1, grantsThen: to.grants })
    return { rest: to.threshold - expected, sigma }
  }
  const byYear = [...groupBy(pairs, ({ to }) => String(to.year)).values()]
  const drifts = byYear.map(year => median(year.map(pair => moved(0)(pair).rest / roomAbove(pair.from.threshold))))
  const drift = (ASSUMED_DRIFT * ASSUMED_DRIFT_WORTH + total(drifts)) / (ASSUMED_DRIFT_WORTH + drifts.length)
  const distances = byYear.flatMap((year, at) =>
    year.map(moved(drifts[at]!)).map(({ rest, sigma }) => Math.abs(rest) / sigma),
  )
  if (distances.length === 0) return { drift, spread: 1 }
  const seen = median(distances) / MIDDLE_HALF
  const spread = (ASSUMED_SPREAD_WORTH + seen * distances.length) / (ASSUMED_SPREAD_WORTH + distances.length)
  return { drift, spread }
}
