import { type Range, scoreScale, standardErrorOf } from './scoring.ts'

type Item = { id: string; scaleId: string; keyed: 1 | -1; right: number | null }
type Scale = { id: string; key: string }
type Norm = { n: number; sd: number; alpha: number }

type Given = {
  /** Values of the chosen options by the id of the item. */
  answers: ReadonlyMap<string, number>
  /** The lowest and the highest an answer can count for. */
  range: Range
  /** By the key of the scale, where there are some. */
  norms?: ReadonlyMap<string, Norm>
}

/** Scores every scale of a test in its order: the mean of the keyed answers, the same on 0–100, and the standard error
 *  from norms or design values. Null where more than 20 % of the items of a scale are unanswered; where there are right
 *  answers, what is missing counts as wrong. */
export function scoreScales<S extends Scale>(
  { scales, items }: { scales: readonly S[]; items: readonly Item[] },
  { answers, range, norms }: Given,
) {
  return scales.map(scale => {
    const own = items.filter(({ scaleId }) => scaleId === scale.id)
    const given = own.flatMap(item => {
      const value = pointsOf(item, answers.get(item.id))
      return value === undefined ? [] : [{ value, keyed: item.keyed }]
    })
    const scored = scoreScale(given, own.length, range)
    return { ...scale, scored: scored && { ...scored, sem: standardErrorOf(own.length, norms?.get(scale.key)) } }
  })
}

/** What an answer counts for, before keying; what is missing counts as wrong where there are right answers. */
export function pointsOf({ right }: Pick<Item, 'right'>, value: number | undefined): number | undefined {
  return right === null ? value : Number(value === right)
}
