import { measureBy, type Reference, REFERENCE_MINIMUM } from './typical-answers.ts'

/** Sums over people for all items of a test, from which means and covariances are computed. */
type Sums = {
  n: number
  items: number[]
  /** Lower triangle: the sum of the products of each pair of items. */
  products: Float64Array[]
}
/** People divided into parts for cross-validation, each with its sums and the answers of its first people. */
export type AnswerSums = { n: number; items: number; parts: (Sums & { first: number[][] })[] }

const PARTS = 5
/** People per part that are kept to measure the distances of honest answers. */
const JUDGED = 200
/** Accepted share of people whose answers are wrongly called random. Straight-lining adds up to one in a hundred. */
const WRONGLY = 0.03

export function emptyAnswerSums(items: number): AnswerSums {
  return { n: 0, items, parts: Array.from({ length: PARTS }, () => ({ ...emptySums(items), first: [] })) }
}

function emptySums(items: number): Sums {
  const products = Array.from({ length: items }, (_, item) => new Float64Array(item + 1))
  return { n: 0, items: Array<number>(items).fill(0), products }
}

/** Adds one person: the raw answers to every item, in the order of the questions.
 *  @throws RangeError unless there is one answer per item. */
export function addAnswers(all: AnswerSums, answers: readonly number[]): void {
  if (answers.length !== all.items) throw new RangeError('every person needs an answer to every item')
  const part = all.parts[all.n % PARTS]!
  all.n += 1
  part.n += 1
  if (part.first.length < JUDGED) part.first.push([...answers])
  for (const [item, answer] of answers.entries()) {
    part.items[item]! += answer
    const row = part.products[item]!
    for (let other = 0; other <= item; other += 1) row[other]! += answer * answers[other]!
  }
}

/** Computes the reference of typical answers, from 300 people on; null below that, and when items do not vary or are
 *  linearly dependent. Real answers lie further out than a normal distribution predicts, and those of people outside
 *  the sample even further, the more so with more items. Each part is therefore judged by a reference fitted to the
 *  other parts, and the covariance is widened until at most 3 % are called random. */
export function referenceOf({ n, items, parts }: AnswerSums): Reference | null {
  if (n < REFERENCE_MINIMUM) return null
  const farness: number[] = []
  for (const part of parts) {
    const farnessIn = measureBy(
      learn(
        items,
        parts.filter(other => other !== part),
      ),
    )
    if (!farnessIn) return null
    farness.push(...part.first.map(farnessIn))
  }
  farness.sort((one, other) => other - one)
  const widened = Math.max(1, farness[Math.floor(WRONGLY * farness.length)]!)
  const { mean, covariance } = learn(items, parts)
  return { mean, covariance: covariance.map(row => row.map(value => value * widened)) }
}

function learn(items: number, parts: readonly Sums[]): Reference {
  const all = emptySums(items)
  for (const part of parts) {
    all.n += part.n
    for (const [item, row] of part.products.entries()) {
      all.items[item]! += part.items[item]!
      for (const [other, product] of row.entries()) all.products[item]![other]! += product
    }
  }
  const mean = all.items.map(sum => sum / all.n)
  const between = (one: number, other: number) =>
    (all.products[Math.max(one, other)]![Math.min(one, other)]! - all.n * mean[one]! * mean[other]!) / (all.n - 1)
  return { mean, covariance: mean.map((_, one) => mean.map((__, other) => between(one, other))) }
}
