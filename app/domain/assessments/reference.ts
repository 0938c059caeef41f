import { measureBy, type Reference, REFERENCE_MINIMUM } from './typical-answers.ts'

/** Sums over people of all items of a test: enough for means and covariances. */
type Sums = {
  n: number
  items: number[]
  /** Lower triangle: of two items the sum of their products. */
  products: Float64Array[]
}
/** The people in parts, each with its sums and the answers of its first ones. */
export type AnswerSums = { n: number; items: number; parts: (Sums & { first: number[][] })[] }

const PARTS = 5
/** So many people a part are enough to see how far away honest answers lie. */
const JUDGED = 200
/** The share of people whose answers may be called random. Straight-lining marks up to one in a hundred besides. */
const WRONGLY = 0.03

export function emptyAnswerSums(items: number): AnswerSums {
  return { n: 0, items, parts: Array.from({ length: PARTS }, () => ({ ...emptySums(items), first: [] })) }
}

function emptySums(items: number): Sums {
  const products = Array.from({ length: items }, (_, item) => new Float64Array(item + 1))
  return { n: 0, items: Array<number>(items).fill(0), products }
}

/** Adds one person: the raw answers to every item, in the order asked.
 *  @throws RangeError when there are not as many answers as items. */
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

/** What single answers are held against, from 300 people on; null before, and where items do not vary or hang together
 *  entirely. Real answers lie farther out than the normal distribution says, and answers that were not learnt from lie
 *  farther out still, the more items there are. So each part of the people is judged by what is learnt from the others,
 *  and the covariance is widened until at most 3 of a hundred are called random. */
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
