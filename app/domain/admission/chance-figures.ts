import { fitGrants } from './grants-fit.ts'
import { type Judged, judgeSteps, lastYearsTogether, type PublishedMinimum } from './grants-judge.ts'
import { type GrantModel, type GrantRow, minimumKey } from './grants-model.ts'

/** What the chances of grants rest on, and how it would have done: all figures of one fit. */

/** Raised with every change of how figures are fitted or judged. */
export const METHOD = 4

export type Fit = {
  /** The way it was made: another one makes it anew. */
  method: number
  /** So many results it was made from. */
  results: number
  model: GrantModel
  /** How each year would have been foretold from the years before it. */
  judged: Judged[]
}

/** Learns from all rows and judges each year by those before it.
 *  @throws RangeError without a row of the full form. */
export function fitFigures(rows: readonly GrantRow[], minima: readonly PublishedMinimum[]): Fit {
  const steps = fitSteps(rows, minima)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in steps of a few hundredths of a second, so that others can have their turn in between; returns the fit. */
export function* fitSteps(
  rows: readonly GrantRow[],
  minima: readonly PublishedMinimum[],
): Generator<undefined, Fit, undefined> {
  const model = withPublished(fitGrants(rows), minima)
  yield
  return { method: METHOD, results: rows.length, model, judged: yield* judgeSteps(rows, minima) }
}

/** What a university published says more than what can be seen of it. */
function withPublished(model: GrantModel, published: readonly PublishedMinimum[]): GrantModel {
  const minima = { ...model.minima }
  for (const one of published.toSorted((before, after) => before.year - after.year)) {
    const key = minimumKey(one)
    if ((minima[key]?.year ?? 0) <= one.year) minima[key] = { minimum: one.minimum, year: one.year }
  }
  return { ...model, minima }
}

/** A fit as lines for an operator: the figures year by year, the worst first, then the last two years as one. */
export function describeFit({ model, judged, results }: Fit): string {
  const columns = ['year', 'known beforehand', 'Brier', 'calibration', 'high: told', 'came', 'last minimum', 'scores']
  const alone = judged.toSorted((one, other) => other.brier - one.brier).map(one => ({ ...one, years: [one.year] }))
  const rows = [...alone, ...lastYearsTogether(judged)].map(
    ({ years, knowledge, brier, calibration, high, simple, n }) => [
      years.join(' and '),
      knownBeforehand[knowledge],
      ...[brier, calibration, high.told, high.came, simple.brier].map(figure => figure.toFixed(3)),
      String(n),
    ],
  )
  const widths = columns.map((name, at) => Math.max(name.length, ...rows.map(row => row[at]!.length)))
  const lines = [columns, ...rows].map(row =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  )
  return [
    `${results} results of ${model.years.join(', ')}; a threshold of 90 rises ${model.drift.toFixed(2)} points a year`,
    'Section GENERAL, form FULL, general quota: each year foretold from the years before it, whole scores within 25 points of the bar',
    ...lines,
  ].join('\n')
}

const knownBeforehand = {
  YEARS: 'the years before',
  GRANTS: 'and the number of grants',
  GRANTS_AND_MINIMA: 'and universities’ minima',
}
