import { scoreScale, type Range } from './scoring.ts'

/** Sums over people for one scale, from which mean, standard deviation and alpha are computed. `products` are the
 *  products of an item's points and the total. */
export type NormSums = {
  n: number
  total: number
  totalSquares: number
  items: { sum: number; squares: number; products: number }[]
}

export function emptySums(items: number): NormSums {
  const none = () => ({ sum: 0, squares: 0, products: 0 })
  return { n: 0, total: 0, totalSquares: 0, items: Array.from({ length: items }, none) }
}

/** Adds one person: their keyed answers to every item of the scale, in answer units.
 *  @throws RangeError unless there is one answer per item. */
export function addPerson(sums: NormSums, answers: readonly number[]): void {
  if (answers.length !== sums.items.length) throw new RangeError('every person needs an answer to every item')
  const total = answers.reduce((sum, answer) => sum + answer, 0)
  sums.n += 1
  sums.total += total
  sums.totalSquares += total * total
  for (const [at, answer] of answers.entries()) {
    sums.items[at]!.sum += answer
    sums.items[at]!.squares += answer * answer
    sums.items[at]!.products += answer * total
  }
}

/** Returns n, mean and standard deviation on the 0–100 scale, and coefficient alpha (KR-20 for items scored 1 or 0).
 *  Null for fewer than two people or items, or when all totals are equal. Sources: Cronbach (1951), Psychometrika 16,
 *  297–334; Kuder & Richardson (1937), Psychometrika 2, 151–160. */
export function normOf(sums: NormSums, range: Range) {
  const { n, total, totalSquares, items } = sums
  if (n < 2 || items.length < 2) return null
  const totalVariance = variance(n, total, totalSquares)
  if (totalVariance <= 0) return null
  const itemVariances = items.reduce((sum, item) => sum + variance(n, item.sum, item.squares), 0)
  const k = items.length
  const score = (mean: number) => scoreScale([{ value: mean, keyed: 1 }], 1, range)!.score
  return {
    n,
    mean: score(total / n / k),
    sd: ((Math.sqrt(totalVariance) / k) * 100) / (range[1] - range[0]),
    alpha: (k / (k - 1)) * (1 - itemVariances / totalVariance),
  }
}

/** Returns the sample variance (n − 1) from sums. Answers are small integers, so no precision is lost. */
function variance(n: number, sum: number, squares: number) {
  return (squares - (sum * sum) / n) / (n - 1)
}
