import { median, total } from '#app/domain/assessments/statistics.ts'
import { asksMore, type Threshold, thresholdOf, TOGETHER } from '#app/domain/institutions/threshold.ts'
import { alike } from './alike.ts'
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

/** How thresholds, minima of universities and their movement are learnt from the lists of grant holders. */

/** Before any two years were known a threshold of 90 was expected to rise by so much, and the spread was taken as it is
 *  written; each pair of years counts one, these count so many. */
const ASSUMED_DRIFT = 3
const ASSUMED_DRIFT_WORTH = 4
const ASSUMED_SPREAD_WORTH = 500
/** The middle half of Student's t with four degrees of freedom lies within .741 of its scale. */
const MIDDLE_HALF = 0.741

/** Learns from the rows of all years that are there, form FULL; other forms count on another scale.
 *  @throws RangeError without a row. */
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
  const competitions = [...alike(rows, competitionKey)]
  return Object.fromEntries(
    competitions.map(([key, held]) => {
      const byYear = [...alike(held, ({ year }) => String(year))].map(([, cells]) => thresholdOf(cells))
      return [key, byYear.toSorted((one, other) => one.year - other.year)]
    }),
  )
}

/** The minima universities held above their groups, the last seen first of all, and what became of each from one year to
 *  the next. What a university took fewer points than is no minimum of it any more. */
function minimaOf(general: readonly GrantRow[], thresholds: GrantModel['thresholds'], years: readonly number[]) {
  const minima = new Map<string, OwnMinimum>()
  const changes: (number | null)[] = []
  for (const year of years) {
    const cells = alike(
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

/** The drift all groups of the general competition share in a year, robust to leaps, and how wide thresholds lie about what
 *  was expected; both drawn to what was assumed while few years are known. */
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
  const byYear = [...alike(pairs, ({ to }) => String(to.year)).values()]
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
