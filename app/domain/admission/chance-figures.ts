import { fitGrants } from './grants-fit.ts'
import { type Judged, judgeSteps, lastYearsTogether, type PublishedMinimum } from './grants-judge.ts'
import { type GrantModel, type GrantRow, minimumKey } from './grants-model.ts'

/** All figures of one fit: the model behind the chances of grants, and its accuracy on past years. */

/** Version of the method. Raise it with every change of the fitting or judging. */
export const METHOD = 4

export type Fit = {
  /** Version of the method used. A fit of another version is computed again. */
  method: number
  /** Number of results it was computed from. */
  results: number
  model: GrantModel
  /** Accuracy of predicting each year from the years before it. */
  judged: Judged[]
}

/** Fits the model to all rows and judges it on each year by predicting it from the years before.
 *  @throws RangeError without a row of form FULL. */
export function fitFigures(rows: readonly GrantRow[], minima: readonly PublishedMinimum[]): Fit {
  const steps = fitSteps(rows, minima)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Same as `fitFigures`, as a generator that yields every few hundredths of a second, so that requests can be served in
 *  between. */
export function* fitSteps(
  rows: readonly GrantRow[],
  minima: readonly PublishedMinimum[],
): Generator<undefined, Fit, undefined> {
  const model = withPublished(fitGrants(rows), minima)
  yield
  return { method: METHOD, results: rows.length, model, judged: yield* judgeSteps(rows, minima) }
}

/** A minimum published by a university replaces one inferred from the results of the same or an earlier year. */
function withPublished(model: GrantModel, published: readonly PublishedMinimum[]): GrantModel {
  const minima = { ...model.minima }
  for (const one of published.toSorted((before, after) => before.year - after.year)) {
    const key = minimumKey(one)
    if ((minima[key]?.year ?? 0) <= one.year) minima[key] = { minimum: one.minimum, year: one.year }
  }
  return { ...model, minima }
}

/** Describes a fit as text for an operator: each year, worst Brier score first, then the last two years together. */
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
