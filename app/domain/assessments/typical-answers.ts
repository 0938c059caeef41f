import { mean as average } from './statistics.ts'

/** Distribution of the answers to a test: item means and covariances of raw answers, in the order of the questions. */
export type Reference = { mean: readonly number[]; covariance: readonly (readonly number[])[] }

/** Minimum number of people for comparing one person's answers with others'. */
export const REFERENCE_MINIMUM = 300

/** z of the 95th percentile, the limit of the distance: 95 % of normally distributed answers lie nearer. */
const FAR_Z = 1.645
/** Answers look random when their distance exceeds this share of the mean distance of the same answers in shuffled
 *  order. */
const AS_IF_SHUFFLED = 0.8

/** Checks whether answers look random compared with other people's: far from theirs (squared Mahalanobis distance
 *  beyond the 95th percentile of chi-square), and nearly as far as the same answers in random order. The second
 *  condition excludes people who choose extreme answers, because shuffling would move these much further away. Null
 *  when the reference is unusable: items that do not vary or are linearly dependent.
 *  @throws RangeError when the reference has another number of items. */
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

/** Cache of measures by reference. Creating one costs far more than using it, and all people with the same test share
 *  it. */
const measures = new WeakMap<Reference, ReturnType<typeof measureBy>>()

/** Returns a function that measures the distance of answers from a reference, relative to the limit; 0 for answers
 *  clearly nearer than shuffled ones. Null when the reference is unusable. */
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

  /** Returns the mean squared distance over all orders of the answers: that of a constant answer at the person's mean,
   *  plus the effect of their variance. Over random orders answers have equal variances v and equal covariances −v/(n −
   *  1). */
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

/** Returns the 95th percentile of chi-square. Source: Wilson & Hilferty (1931), PNAS 17, 684–688. */
function farDistance(items: number) {
  const spread = 2 / (9 * items)
  return items * (1 - spread + FAR_Z * Math.sqrt(spread)) ** 3
}

type Factor = readonly Float64Array[]

/** Pivots below this share of the largest variance are rounding errors. */
const ROUNDING = 1e-9

/** Returns the lower-triangular Cholesky factor of a matrix, or null when the matrix is not positive definite. */
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
