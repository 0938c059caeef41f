import { type Range, scoreScale, standardErrorOf } from './scoring.ts'

type Item = { id: string; scaleId: string; keyed: 1 | -1; right: number | null }
type Scale = { id: string; key: string }
type Norm = { n: number; sd: number; alpha: number }

type Given = {
  /** Values of the chosen options, by item id. */
  answers: ReadonlyMap<string, number>
  /** Lowest and highest points of an answer. */
  range: Range
  /** By scale key, when there are norms. */
  norms?: ReadonlyMap<string, Norm>
}

/** Scores every scale of a test, in order: the mean of the keyed answers, the same on 0–100, and the standard error
 *  from norms or design values. Null when more than 20 % of the items of a scale are unanswered; in tests with right
 *  answers a missing answer counts as wrong. */
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

/** Returns the points of an answer before keying. In tests with right answers a missing answer scores 0. */
export function pointsOf({ right }: Pick<Item, 'right'>, value: number | undefined): number | undefined {
  return right === null ? value : Number(value === right)
}
