import { mean as average } from './statistics.ts'

/** How people answer a test: the mean of each item and the covariances between items, of raw answers in the order they
 *  are asked for. */
export type Reference = { mean: readonly number[]; covariance: readonly (readonly number[])[] }

/** So many people are needed before single answers may be held against the others'. */
export const REFERENCE_MINIMUM = 300

/** The z of the 95th percentile: so many answers lie nearer where they follow the normal distribution. */
const FAR_Z = 1.645
/** From this share of the distance of one's own answers in any order on they look drawn at random. */
const AS_IF_SHUFFLED = 0.8

/** Whether answers look drawn at random beside those of other people: they lie far from them (squared Mahalanobis
 *  distance beyond the 95th percentile of chi-square), and nearly as far as the same answers would in any other order.
 *  The second keeps out people who answer in extremes: they lie far away too, but their own answers shuffled would lie
 *  much farther. Null when the reference says nothing: items that do not vary or hang together entirely.
 *  @throws RangeError when the reference is of another number of items. */
export function looksRandom(answers: readonly number[], reference: Reference): boolean | null {
  const { mean, covariance } = reference
  if ([mean, covariance, ...covariance].some(list => list.length !== answers.length)) {
    throw new RangeError('a reference needs a mean and a row of covariances for every answer')
  }
  const known = measures.get(reference)
  const farnessIn = known === undefined ? measureBy(reference) : known
  measures.set(reference, farnessIn)
  return farnessIn && farnessIn(answers) > 1
}

/** To make one costs far more than to measure by it. Everybody who has taken a test is measured by the same. */
const measures = new WeakMap<Reference, ReturnType<typeof measureBy>>()

/** Measures by a reference how far answers lie: their distance over the limit, 0 for answers that are nearer than
 *  shuffled ones. Null when the reference says nothing. */
export function measureBy({ mean, covariance }: Reference) {
  const factor = choleskyOf(covariance)
  if (!factor) return null
  const items = mean.length
  const squaredDistance = (answers: readonly number[]) =>
    sumOfSquares(
      solve(
        factor,
        Array.from(answers, (answer, at) => answer - mean[at]!),
      ),
    )
  const units = mean.map((_, item) =>
    sumOfSquares(
      solve(
        factor,
        Array.from(mean, (__, at) => Number(at === item)),
      ),
    ),
  )
  const all = sumOfSquares(
    solve(
      factor,
      Array.from(mean, () => 1),
    ),
  )
  const trace = units.reduce((sum, unit) => sum + unit, 0)

  /** The mean over all orders of the answers: that of a person who answers with their own mean throughout, and what the
   *  spread adds. In any order answers have equal variances v and equal covariances −v/(n − 1). */
  function shuffledDistance(answers: readonly number[]) {
    const own = average(answers)
    const variance = sumOfSquares(answers.map(answer => answer - own)) / items
    return squaredDistance(answers.map(() => own)) + ((variance * items) / (items - 1)) * (trace - all / items)
  }
  return (answers: readonly number[]) => {
    // Source of the distance: Mahalanobis (1936), Proceedings of the National Institute of Sciences of India 2, 49–55.
    const distance = squaredDistance(answers)
    return distance > AS_IF_SHUFFLED * shuffledDistance(answers) ? distance / farDistance(items) : 0
  }
}

/** The 95th percentile of chi-square. Source: Wilson & Hilferty (1931), PNAS 17, 684–688. */
function farDistance(items: number) {
  const spread = 2 / (9 * items)
  return items * (1 - spread + FAR_Z * Math.sqrt(spread)) ** 3
}

type Factor = readonly Float64Array[]

/** A variance that is so small a part of the greatest is rounding. */
const ROUNDING = 1e-9

/** The lower triangle whose product with its own mirror image is the matrix; null where there is none. */
function choleskyOf(matrix: readonly (readonly number[])[]): Factor | null {
  const least = ROUNDING * Math.max(...matrix.map((row, at) => row[at]!))
  const factor: Float64Array[] = []
  for (const [at, row] of matrix.entries()) {
    const line = new Float64Array(at + 1)
    for (let column = 0; column <= at; column += 1) {
      const other = column === at ? line : factor[column]!
      let rest = row[column]!
      for (let before = 0; before < column; before += 1) rest -= line[before]! * other[before]!
      if (column < at) line[column] = rest / other[column]!
      else if (rest > least) line[column] = Math.sqrt(rest)
      else return null
    }
    factor.push(line)
  }
  return factor
}

function solve(factor: Factor, values: readonly number[]): number[] {
  const solved: number[] = []
  const first = values.findIndex(value => value !== 0)
  for (const [at, line] of factor.entries()) {
    let rest = values[at]!
    for (let before = Math.max(0, first); before < at; before += 1) rest -= line[before]! * solved[before]!
    solved.push(rest / line[at]!)
  }
  return solved
}

function sumOfSquares(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value * value, 0)
}
