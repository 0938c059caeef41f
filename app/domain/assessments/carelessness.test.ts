import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carelessness } from './carelessness.ts'

const fivePoint = [1, 5] as const
type Range = readonly [number, number]

/** So many answers round robin over six scales, all keyed forward unless told otherwise. */
function given(answers: number[], more: Partial<Parameters<typeof carelessness>[0]> = {}) {
  return {
    answers,
    keys: answers.map(() => 1 as const),
    scales: answers.map((_, at) => 'RIASEC'[at % 6]!),
    range: fivePoint as Range,
    ...more,
  }
}
const repeated = (pattern: number[], length: number) =>
  Array.from({ length }, (_, at) => pattern[at % pattern.length] ?? 0)

/** The same answers scale by scale, and different ones between scales: the most consistent answers possible. */
const consistent = repeated([1, 5, 2, 4, 1, 3], 60)

describe('the longest run of equal answers', () => {
  it('is counted in the order given', () => {
    expect(carelessness(given([1, 2, 2, 2, 3, 3])).longString).toBe(3)
    expect(carelessness(given([4])).longString).toBe(1)
    expect(carelessness(given([])).longString).toBe(0)
    expect(carelessness(given(repeated([3], 30))).longString).toBe(30)
  })

  it('marks straight-lining from eight on', () => {
    const withRun = (length: number) => [...repeated([5], length), ...consistent.slice(length)]
    expect(carelessness(given([1, ...withRun(8).slice(1)])).longString).toBe(7)
    expect(carelessness(given([1, ...withRun(8).slice(1)])).flags).toEqual([])
    expect(carelessness(given(withRun(8))).flags).toContain('straight-lining')
  })
})

describe('the variability of a person', () => {
  it('is the standard deviation of the raw answers in the units of the test', () => {
    // Deviations −2, −1, 0, 1, 2: 10 over n − 1 = 4.
    expect(carelessness(given([1, 2, 3, 4, 5])).individualVariability).toBeCloseTo(Math.sqrt(2.5), 12)
    expect(carelessness(given([4])).individualVariability).toBeNaN()
  })

  it('marks straight-lining below 0.7 of a six-point scale, whatever the range of the test', () => {
    // Threes and fours in turn: SD √(30/4/29) = 0.509; the limit is 0.56 on five points and 0.7 on six.
    const narrow = repeated([3, 4], 30)
    const { individualVariability, longString } = carelessness(given(narrow))
    expect(individualVariability).toBeCloseTo(Math.sqrt(30 / 4 / 29), 12)
    expect(longString).toBe(1)
    expect(carelessness(given(narrow)).flags).toContain('straight-lining')
    expect(carelessness(given(narrow, { range: [1, 6] })).flags).toContain('straight-lining')
    // The limit is 0.42 on four points.
    expect(carelessness(given(narrow, { range: [1, 4] })).flags).not.toContain('straight-lining')
  })
})

describe('the agreement of the halves', () => {
  it('is 1 for who answers every scale alike, also with reversed items', () => {
    expect(carelessness(given(consistent)).evenOdd).toBeCloseTo(1, 12)
    const keys = consistent.map((_, at) => (Math.floor(at / 6) % 2 === 0 ? 1 : -1))
    const answers = consistent.map((answer, at) => (keys[at] === 1 ? answer : 6 - answer))
    expect(carelessness(given(answers, { keys })).evenOdd).toBeCloseTo(1, 12)
  })

  it('of a worked example is corrected for the halved length', () => {
    // Odd halves 1, 3, 5 and even halves 1, 5, 3: r = 2/4 = .5, corrected 2·.5/1.5 = 2/3.
    const scales = ['a', 'b', 'c', 'a', 'b', 'c']
    expect(carelessness(given([1, 3, 5, 1, 5, 3], { scales })).evenOdd).toBeCloseTo(2 / 3, 12)
    // Odd 1, 3, 5 and even 5, 1, 3: r = −.5, corrected −1/.5 = −2, bounded to −1.
    expect(carelessness(given([1, 3, 5, 5, 1, 3], { scales })).evenOdd).toBe(-1)
    expect(carelessness(given([1, 3, 5, 5, 3, 1], { scales })).evenOdd).toBe(-1)
  })

  it('is nothing where it cannot be computed', () => {
    expect(carelessness(given(repeated([3], 60))).evenOdd).toBeNull()
    expect(carelessness(given([1, 2, 1, 2], { scales: ['a', 'b', 'a', 'b'] })).evenOdd).toBeNull()
    // Scales of one item have no halves.
    expect(carelessness(given([1, 2, 3, 4])).evenOdd).toBeNull()
    // One half varies, the other does not.
    expect(carelessness(given([1, 3, 5, 3, 3, 3], { scales: ['a', 'b', 'c', 'a', 'b', 'c'] })).evenOdd).toBeNull()
  })

  it('marks haste when the halves contradict each other', () => {
    const contrary = [...repeated([1, 5, 2, 4, 1, 3], 6), ...repeated([5, 1, 4, 2, 5, 3], 6)]
    const { evenOdd, flags } = carelessness(given(repeated(contrary, 60)))
    expect(evenOdd).toBe(-1)
    expect(flags).toEqual(['haste'])
  })
})

describe('the time an answer takes', () => {
  const timed = (seconds: (number | null | undefined)[]) => carelessness(given(consistent, { seconds })).flags

  it('marks haste below a median of two seconds', () => {
    expect(timed(repeated([1.9], 60))).toEqual(['haste'])
    expect(timed(repeated([2], 60))).toEqual([])
    expect(timed([...repeated([0.5], 29), ...repeated([9], 31)])).toEqual([])
    expect(timed([...repeated([0.5], 31), ...repeated([9], 29)])).toEqual(['haste'])
  })

  it('leaves out what nobody can say', () => {
    expect(timed([...repeated([1], 10), ...Array<null>(50).fill(null)])).toEqual(['haste'])
    expect(timed([...repeated([5], 10), ...Array<undefined>(49).fill(undefined), Number.NaN])).toEqual([])
    expect(timed(Array<null>(60).fill(null))).toEqual([])
  })
})

describe('signs of careless answering', () => {
  it('are not looked for in fewer than 25 answers', () => {
    const straight = (length: number) =>
      carelessness(given(repeated([3], length), { seconds: repeated([0.3], length) }))
    expect(straight(24).flags).toEqual([])
    expect(straight(25).flags).toEqual(['straight-lining', 'haste'])
  })

  it('need lists that belong together and a range', () => {
    expect(() => carelessness(given([1, 2, 3], { keys: [1] }))).toThrow(RangeError)
    expect(() => carelessness(given([1, 2, 3], { scales: ['a'] }))).toThrow(RangeError)
    expect(() => carelessness(given([1, 2, 3], { seconds: [1] }))).toThrow(RangeError)
    expect(() => carelessness(given([1, 1], { range: [1, 1] }))).toThrow(RangeError)
  })

  const attempt = fc.integer({ min: 25, max: 60 }).chain(length =>
    fc.record({
      answers: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: length, maxLength: length }),
      keys: fc.array(fc.constantFrom<1 | -1>(1, -1), { minLength: length, maxLength: length }),
    }),
  )

  it('always show a straight-liner, whatever was answered and however the items are keyed', () => {
    fc.assert(
      fc.property(attempt, fc.integer({ min: 1, max: 5 }), ({ keys }, same) => {
        const { flags, individualVariability } = carelessness(given(repeated([same], keys.length), { keys }))
        expect(flags).toContain('straight-lining')
        expect(individualVariability).toBe(0)
      }),
    )
  })

  it('stay within their bounds, and mirrored answers are as careless as before', () => {
    fc.assert(
      fc.property(attempt, ({ answers, keys }) => {
        const found = carelessness(given(answers, { keys }))
        expect(found.longString).toBeGreaterThanOrEqual(1)
        expect(found.longString).toBeLessThanOrEqual(answers.length)
        expect(found.individualVariability).toBeGreaterThanOrEqual(0)
        if (found.evenOdd !== null) expect(Math.abs(found.evenOdd)).toBeLessThanOrEqual(1)
        const mirrored = carelessness(
          given(
            answers.map(answer => 6 - answer),
            { keys },
          ),
        )
        expect(mirrored.longString).toBe(found.longString)
        expect(mirrored.individualVariability).toBeCloseTo(found.individualVariability, 9)
        if (found.evenOdd !== null) expect(mirrored.evenOdd).toBeCloseTo(found.evenOdd, 6)
      }),
    )
  })

  it('do not depend on the units of the test', () => {
    fc.assert(
      fc.property(attempt, ({ answers, keys }) => {
        const wider = answers.map(answer => (answer - 1) * 3 - 6)
        const found = carelessness(given(answers, { keys }))
        const stretched = carelessness(given(wider, { keys, range: [-6, 6] }))
        expect(stretched.flags).toEqual(found.flags)
      }),
    )
  })
})

/** People who answer in earnest: a level of their own, scales that differ, and the unevenness of single answers, which
 *  together make a scale of ten items as reliable as interest and personality scales usually are (alpha .88). */
const LEVEL_SD = 0.3
const SCALE_SD = 0.85
const ANSWER_SD = 1
const ITEM_SD = 0.4
const PEOPLE = 4000

/** Mulberry32 and Box–Muller: the same people in every run. */
function peopleFrom(seed: number) {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { random, normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()) }
}

/** The share of simulated people that the signs mark: in earnest, and pressing anything at a human or inhuman pace. */
function simulate(scaleCount: number, itemsAScale: number, reversed: boolean) {
  const { random, normal } = peopleFrom(20261121)
  const scales = Array.from({ length: scaleCount * itemsAScale }, (_, at) => String(at % scaleCount))
  const keys = scales.map((_, at) => (reversed && (at + Math.floor(at / scaleCount)) % 2 === 1 ? -1 : 1))
  const popularity = scales.map(() => normal() * ITEM_SD)
  const step = (value: number) => Math.min(5, Math.max(1, Math.round(value)))
  const marked = { honest: 0, random: 0, hasty: 0 }
  for (let person = 0; person < PEOPLE; person += 1) {
    const level = normal() * LEVEL_SD
    const scores = Array.from({ length: scaleCount }, () => 3.2 + level + normal() * SCALE_SD)
    const honest = scales.map((scale, at) => {
      const wish = scores[Number(scale)]! + normal() * ANSWER_SD + popularity[at]!
      return step(keys[at] === 1 ? wish : 6 - wish)
    })
    const careless = scales.map(() => 1 + Math.floor(random() * 5))
    const calm = scales.map(() => 3 + random() * 6)
    const quick = scales.map(() => 0.4 + random() * 1.4)
    const isMarked = (answers: number[], seconds: number[]) =>
      carelessness({ answers, keys, scales, seconds, range: fivePoint }).flags.length > 0
    if (isMarked(honest, calm)) marked.honest += 1
    if (isMarked(careless, calm)) marked.random += 1
    if (isMarked(careless, quick)) marked.hasty += 1
  }
  return { honest: marked.honest / PEOPLE, random: marked.random / PEOPLE, hasty: marked.hasty / PEOPLE }
}

describe('simulated people', () => {
  it.each([
    ['sixty items on six scales', 6, 10, false],
    ['fifty items on five scales, half of them reversed', 5, 10, true],
  ] as const)('who answer %s in earnest are hardly ever marked', (_, scales, items, reversed) => {
    const { honest, random, hasty } = simulate(scales, items, reversed)
    expect(honest).toBeLessThan(0.03)
    // What is pressed at random contradicts itself now and then; pressed at random and fast it is always found.
    expect(random).toBeGreaterThan(0.3)
    expect(hasty).toBe(1)
  })

  it('who answer thirty items in earnest are marked more often: halves of two or three items agree less', () => {
    const { honest, hasty } = simulate(6, 5, false)
    expect(honest).toBeLessThan(0.07)
    expect(hasty).toBe(1)
  })
})
