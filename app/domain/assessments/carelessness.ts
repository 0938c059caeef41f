import { longestRun, repeatsSeries } from './answer-patterns.ts'
import { mean, median, sampleVariance, spearmanBrown } from './statistics.ts'
import { looksRandom, type Reference } from './typical-answers.ts'

export type CarelessFlag = 'straight-lining' | 'haste'

type Given = {
  /** The answers of one person in the order they were asked for, in the test's own units. */
  answers: readonly number[]
  /** Of each answer: whether its item is keyed forward or in reverse. */
  keys: readonly (1 | -1)[]
  /** Of each answer: the scale its item belongs to. */
  scales: readonly string[]
  /** Of each answer: how long it took; an unknown time is left out or not a number. */
  seconds?: readonly (number | null | undefined)[]
  /** The lowest and the highest answer the test allows. */
  range: readonly [lowest: number, highest: number]
  /** How others answered this test, once enough have. */
  reference?: Reference
}

/** From this many items on the indices mean something. */
const ITEMS_NEEDED = 24
/** The longest run that is allowed grows from one of seven in 25 items by two with each doubling. */
const LONGEST_RUN = 8
const RUN_ITEMS = 25
const RUN_GROWTH = 2
/** The least variability, in units of a six-point scale, whose ends lie five steps apart. */
const LEAST_VARIABILITY = 0.7
const SIX_POINT_SPAN = 5
const LEAST_CONSISTENCY = -0.3
/** Answers pressed at random spread within a scale by more than a third of the range. People in earnest keep closer
 *  together: where their halves disagree, it is by chance and by little. */
const RANDOM_SPREAD = 0.32
/** Reading a question and choosing takes at least so long. */
export const LEAST_SECONDS = 2
const SCALES_NEEDED = 3

/** Signs of careless answering in one attempt; none of them proves anything, and they never block.
 *
 *  - `longString`: the longest run of equal answers, in answers.
 *  - `individualVariability`: the standard deviation (n − 1) of the raw answers, in the test's own units; NaN for fewer
 *    than two answers.
 *  - `evenOdd`: how well the halves of the scales agree within the person, −1…1: the correlation over scales of the
 *    means of even- and odd-placed items after keying, corrected by Spearman and Brown. Null when it cannot be computed:
 *    fewer than three scales with two items, or halves that do not vary.
 *  - `flags`: straight-lining (a run of 8 or more in 25 items, of more in longer tests; variability below 0.7 of a
 *    six-point scale; a short series repeated), haste (a median below 2 s an item; answers that look random: beside the
 *    others' where there is a reference, else even–odd below −.3 with answers that lie far apart within scales); always
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
    const isStraight = longString >= longestAllowed(answers.length) || individualVariability < leastVariability
    if (isStraight || repeatsSeries(answers, { keys, scales, range })) flags.push('straight-lining')
    const isRandom = (reference && looksRandom(answers, reference)) ?? isContrary()
    if (isRandom || median(times) < LEAST_SECONDS) flags.push('haste')
  }
  return { longString, individualVariability, evenOdd, flags }
}

/** From this run of equal answers on a test of so many items looks straight-lined. */
function longestAllowed(items: number) {
  return LONGEST_RUN + Math.max(0, Math.floor(RUN_GROWTH * Math.log2(items / RUN_ITEMS)))
}

/** The halves are made within each scale: its first, third, … item in one, its second, fourth, … in the other. */
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
  // At −1 the formula has no value; it falls without bound on the way there.
  return correlation <= -1 ? -1 : Math.max(-1, Math.min(1, spearmanBrown(correlation, 2)))
}

/** The standard deviation of the answers around the mean of their own scale. */
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

/** Smaller sums of squares are rounding: halves that do not vary have no correlation. */
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
