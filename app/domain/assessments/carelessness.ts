import { longestRun, repeatsSeries } from './answer-patterns.ts'
import { mean, median, sampleVariance, spearmanBrown } from './statistics.ts'
import { looksRandom, type Reference } from './typical-answers.ts'

export type CarelessFlag = 'straight-lining' | 'haste'

type Given = {
  /** Answers of one person in the order of the questions, in answer units. */
  answers: readonly number[]
  /** For each answer: the keying of its item. */
  keys: readonly (1 | -1)[]
  /** For each answer: the scale of its item. */
  scales: readonly string[]
  /** For each answer: the response time; missing or NaN when unknown. */
  seconds?: readonly (number | null | undefined)[]
  /** Lowest and highest answer the test allows. */
  range: readonly [lowest: number, highest: number]
  /** Answers of other people to this test, once there are enough. */
  reference?: Reference
}

/** Minimum number of items for meaningful indices. */
const ITEMS_NEEDED = 24
/** Run of equal answers that is flagged in tests of up to 25 items. It grows by two each time the number of items
 *  doubles. */
const LONGEST_RUN = 8
const RUN_ITEMS = 25
const RUN_GROWTH = 2
/** Minimum standard deviation on a six-point scale, whose ends are five steps apart. */
const LEAST_VARIABILITY = 0.7
const SIX_POINT_SPAN = 5
const LEAST_CONSISTENCY = -0.3
/** Random answers have a standard deviation within scales of more than a third of the range. Honest answers lie closer
 *  together: when their halves disagree, it is by chance and by little. */
const RANDOM_SPREAD = 0.32
/** Minimum time for reading a question and answering it, in seconds. */
export const LEAST_SECONDS = 2
const SCALES_NEEDED = 3

/** Returns signs of careless answering in one attempt. None of them is proof, and they never block a result.
 *
 *  - `longString`: the longest run of equal answers, in answers.
 *  - `individualVariability`: the standard deviation (n − 1) of the raw answers, in the test's own units; NaN for fewer
 *    than two answers.
 *  - `evenOdd`: even–odd consistency within the person, −1…1: the correlation over scales of the means of the even and
 *    the odd items after keying, with the Spearman–Brown correction. Null with fewer than three scales of two items, or
 *    halves that do not vary.
 *  - `flags`: straight-lining (a run of 8 or more equal answers in 25 items, longer in longer tests; variability below
 *    0.7 on a six-point scale; a short series repeated), haste (a median below 2 s per item; answers that look random,
 *    judged by the reference if there is one, otherwise by even–odd below −.3 with a wide spread within scales). Always
 *    empty for fewer than 24 items.
 *
 *  Source: Curran (2016), Journal of Experimental Social Psychology 66, 4–19; Dunn et al. (2018) for the variability.
 *  @throws RangeError when the lists differ in length or the range is empty. */
export function carelessness({ answers, keys, scales, seconds, range, reference }: Given) {
  const [lowest, highest] = range
  if (!(lowest < highest)) throw new RangeError('a range needs a lowest answer below its highest')
  for (const list of [keys, scales, seconds ?? answers]) {
    if (list.length !== answers.length) throw new RangeError('every answer needs a key, a scale and a time, if any')
  }
  const keyed = answers.map((answer, at) => (keys[at] === 1 ? answer : lowest + highest - answer))
  const longString = longestRun(answers)
  const individualVariability = Math.sqrt(sampleVariance(answers))
  const evenOdd = consistency(keyed, scales)
  const times = (seconds ?? []).filter(isTime)
  const isContrary = () =>
    evenOdd !== null && evenOdd < LEAST_CONSISTENCY && spreadWithin(keyed, scales) > RANDOM_SPREAD * (highest - lowest)

  const flags: CarelessFlag[] = []
  if (answers.length >= ITEMS_NEEDED) {
    const leastVariability = (LEAST_VARIABILITY * (highest - lowest)) / SIX_POINT_SPAN
    const isStraight = longString >= flaggedRunLength(answers.length) || individualVariability < leastVariability
    if (isStraight || repeatsSeries(answers, { keys, scales, range })) flags.push('straight-lining')
    const isRandom = (reference && looksRandom(answers, reference)) ?? isContrary()
    if (isRandom || median(times) < LEAST_SECONDS) flags.push('haste')
  }
  return { longString, individualVariability, evenOdd, flags }
}

/** Returns the shortest run of equal answers that is flagged in a test with this many items. */
function flaggedRunLength(items: number) {
  return LONGEST_RUN + Math.max(0, Math.floor(RUN_GROWTH * Math.log2(items / RUN_ITEMS)))
}

/** Returns the even–odd consistency. The halves are formed within each scale: items 1, 3, … and items 2, 4, …. */
function consistency(keyed: readonly number[], scales: readonly string[]): number | null {
  const halves = byScale(keyed, scales).flatMap(own => {
    return own.length < 2 ? [] : [{ odd: mean(everySecond(own, 0)), even: mean(everySecond(own, 1)) }]
  })
  if (halves.length < SCALES_NEEDED) return null
  const correlation = correlate(
    halves.map(({ odd }) => odd),
    halves.map(({ even }) => even),
  )
  if (correlation === null) return null
  // The formula is undefined at −1 and unbounded near it.
  return correlation <= -1 ? -1 : Math.max(-1, Math.min(1, spearmanBrown(correlation, 2)))
}

/** Returns the pooled standard deviation of the answers around the means of their scales. */
function spreadWithin(keyed: readonly number[], scales: readonly string[]): number {
  let squares = 0
  let free = 0
  for (const own of byScale(keyed, scales)) {
    if (own.length < 2) continue
    squares += sampleVariance(own) * (own.length - 1)
    free += own.length - 1
  }
  return Math.sqrt(squares / free)
}

function byScale(keyed: readonly number[], scales: readonly string[]): number[][] {
  return [...new Set(scales)].map(scale => keyed.filter((_, at) => scales[at] === scale))
}

function everySecond(values: readonly number[], first: 0 | 1) {
  return values.filter((_, at) => at % 2 === first)
}

/** Smaller sums of squares are rounding errors: halves without variance have no correlation. */
const ROUNDING = 1e-9

function correlate(one: readonly number[], other: readonly number[]): number | null {
  const centres = [mean(one), mean(other)] as const
  let squares = 0
  let otherSquares = 0
  let products = 0
  for (const [at, value] of one.entries()) {
    const [x, y] = [value - centres[0], other[at]! - centres[1]]
    squares += x * x
    otherSquares += y * y
    products += x * y
  }
  if (squares < ROUNDING || otherSquares < ROUNDING) return null
  return products / Math.sqrt(squares * otherSquares)
}

function isTime(seconds: number | null | undefined): seconds is number {
  return typeof seconds === 'number' && Number.isFinite(seconds)
}
