import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carelessness } from './carelessness.ts'

const fivePoint = [1, 5] as const
type Range = readonly [number, number]

/** Answers alternating over six scales, all keyed forward by default. */
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

/** Equal answers within each scale and different ones between scales: the most consistent answers possible. */
const consistent = repeated([1, 5, 2, 4, 1, 3], 60)

describe('the longest run of equal answers', () => {
  it('is counted in the order given', () => {
    expect(carelessness(given([1, 2, 2, 2, 3, 3])).longString).toBe(3)
    expect(carelessness(given([4])).longString).toBe(1)
    expect(carelessness(given([])).longString).toBe(0)
    expect(carelessness(given(repeated([3], 30))).longString).toBe(30)
  })

  it.each([
    [24, 8],
    [25, 8],
    [30, 8],
    [50, 10],
    [60, 10],
    [100, 12],
  ])('in %s answers marks straight-lining from %s on', (items, least) => {
    const withRun = (length: number) => [1, 3, ...repeated([5], length), ...repeated(consistent, 100)].slice(0, items)
    expect(carelessness(given(withRun(least - 1))).longString).toBe(least - 1)
    expect(carelessness(given(withRun(least - 1))).flags).toEqual([])
    expect(carelessness(given(withRun(least))).flags).toEqual(['straight-lining'])
  })
})

describe('the variability of a person', () => {
  it('is the standard deviation of the raw answers in the units of the test', () => {
    // Deviations −2, −1, 0, 1, 2: 10 over n − 1 = 4.
    expect(carelessness(given([1, 2, 3, 4, 5])).individualVariability).toBeCloseTo(Math.sqrt(2.5), 12)
    expect(carelessness(given([4])).individualVariability).toBeNaN()
  })

  it('marks straight-lining below 0.7 of a six-point scale, whatever the range of the test', () => {
    // Alternating 3 and 4: SD √(30/4/29) = 0.509; the limit is 0.56 on five points and 0.7 on six.
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

describe('halves that contradict each other by little', () => {
  it('are chance: most answers lie near those of their own scale', () => {
    // Odd halves 3, 4, 3, 4, 3, 4 and even halves the reverse, with a few extreme answers for variability.
    const near = [...repeated([3, 4, 2, 4, 3, 5], 6), ...repeated([4, 3, 4, 2, 5, 3], 6)]
    const { evenOdd, flags } = carelessness(given(repeated(near, 60)))
    expect(evenOdd).toBe(-1)
    expect(flags).not.toContain('haste')
  })
})

describe('a short series repeated', () => {
  const series = (...pattern: number[]) => repeated(pattern, 30)
  const sixPoint: Range = [1, 6]

  it.each([
    [[1, 2, 3, 4, 5, 6]],
    [[6, 5, 4, 3, 2, 1]],
    [[1, 2, 3, 4, 5, 6, 5, 4, 3, 2]],
    [[1, 1, 6, 6]],
    [[1, 6]],
    [[1, 6, 1, 6, 6]],
    [[1, 1, 1, 6, 6, 6]],
    [[1, 3, 5]],
    [[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]],
  ])('is marked: %j', pattern => {
    for (const scales of ['RIASEC', 'ABCDE', 'ABCD']) {
      const more = { range: sixPoint, scales: series().map((_, at) => scales[at % scales.length]!) }
      expect(carelessness(given(series(...pattern), more)).flags).toContain('straight-lining')
    }
  })

  it('is marked with a slip of the finger too, where it does not go along with the scales', () => {
    const slipped = series(1, 1, 6, 6).with(9, 4)
    expect(carelessness(given(slipped, { range: sixPoint })).flags).toContain('straight-lining')
  })

  it('that goes along with the scales is how a person of one mind answers', () => {
    expect(carelessness(given(consistent)).flags).toEqual([])
    expect(carelessness(given(repeated([5, 4, 2, 3, 1, 2], 60))).flags).toEqual([])
  })

  it('is found whatever ends it runs between', () => {
    const stairs = fc
      .record({ low: fc.integer({ min: 1, max: 3 }), high: fc.integer({ min: 4, max: 6 }), down: fc.boolean() })
      .filter(({ low, high }) => high - low >= 2)
    fc.assert(
      fc.property(stairs, fc.integer({ min: 24, max: 80 }), ({ low, high, down }, length) => {
        const up = Array.from({ length: high - low + 1 }, (_, at) => low + at)
        const answers = repeated(down ? up.reverse() : up, length)
        expect(carelessness(given(answers, { range: sixPoint })).flags).toContain('straight-lining')
      }),
    )
  })
})

describe('an interest profile of nothing but dislike', () => {
  it('is warned about: the answers may be true, so they are never refused', () => {
    expect(carelessness(given(repeated([1], 60))).flags).toEqual(['straight-lining'])
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
  it('are not looked for in fewer than 24 answers', () => {
    const straight = (length: number) =>
      carelessness(given(repeated([3], length), { seconds: repeated([0.3], length) }))
    expect(straight(23).flags).toEqual([])
    expect(straight(24).flags).toEqual(['straight-lining', 'haste'])
  })

  it('need lists that belong together and a range', () => {
    expect(() => carelessness(given([1, 2, 3], { keys: [1] }))).toThrow(RangeError)
    expect(() => carelessness(given([1, 2, 3], { scales: ['a'] }))).toThrow(RangeError)
    expect(() => carelessness(given([1, 2, 3], { seconds: [1] }))).toThrow(RangeError)
    expect(() => carelessness(given([1, 1], { range: [1, 1] }))).toThrow(RangeError)
  })

  const attempt = fc.integer({ min: 24, max: 60 }).chain(length =>
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
