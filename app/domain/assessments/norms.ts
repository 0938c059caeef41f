import { scoreScale, type Range } from './scoring.ts'

/** Sums over people of one scale: enough for mean, standard deviation and alpha, however many people there are. Of an item
 *  `products` are those with the total. */
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
 *  @throws RangeError when there are not as many answers as items. */
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

/** n, mean and standard deviation on the 0–100 scale, and coefficient alpha; on answers that count 1 or 0 alpha is
 *  KR-20. Null for fewer than two people or items, or when everybody has the same total: then nothing can be said.
 *  Sources: Cronbach (1951), Psychometrika 16, 297–334; Kuder & Richardson (1937), Psychometrika 2, 151–160. */
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

/** Sample variance (n − 1) from sums; answers are small whole numbers, so that nothing is lost on the way. */
function variance(n: number, sum: number, squares: number) {
  return (squares - (sum * sum) / n) / (n - 1)
}
