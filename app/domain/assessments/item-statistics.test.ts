import { describe, expect, it } from 'vitest'
import { addAnswer, emptyCounts, type ItemStatistics, statisticsOf, weaknessesOf } from './item-statistics.ts'
import { addPerson, emptySums } from './norms.ts'
import { cronbachAlpha } from './statistics.ts'

type Item = { keyed: 1 | -1; options: number[] }
const five = [1, 2, 3, 4, 5]
const forward: Item = { keyed: 1, options: five }

/** Computes the statistics of a scale from raw answers and, optionally, response times. */
function figuresOf(people: number[][], items: Item[], seconds: (number | null)[] = []) {
  const sums = emptySums(items.length)
  const counts = items.map(() => emptyCounts())
  for (const [person, answers] of people.entries()) {
    addPerson(
      sums,
      answers.map((answer, at) => (items[at]!.keyed === 1 ? answer : 6 - answer)),
    )
    for (const [at, answer] of answers.entries()) addAnswer(counts[at]!, answer, seconds[person] ?? null)
  }
  return statisticsOf(sums, counts, items, [1, 5])
}

describe('the figures of an item', () => {
  // Four people, three items. The rest scores of the first item are 5, 6, 8, 9: deviations −2, −1, 1, 2 (squares 10);
  // its own deviations are −1.5, −.5, .5, 1.5 (squares 5); products 3 + .5 + .5 + 3 = 7. So r = 7 / √(5 · 10) = .98995.
  const people = [
    [1, 2, 3],
    [2, 2, 4],
    [3, 4, 4],
    [4, 5, 4],
  ]

  it('are those computed by hand', () => {
    const [first, second, third] = figuresOf(people, [forward, forward, forward])
    expect(first).toMatchObject({ n: 4, mean: 2.5 })
    expect(first!.sd).toBeCloseTo(Math.sqrt(5 / 3), 10)
    expect(first!.rest).toBeCloseTo(7 / Math.sqrt(50), 10)
    // Second item: deviations −1.25, −1.25, .75, 1.75 (6.75); rest scores 4, 6, 7, 8: −2.25, −.25, .75, 1.75 (8.75);
    // products 2.8125 + .3125 + .5625 + 3.0625 = 6.75.
    expect(second!.rest).toBeCloseTo(6.75 / Math.sqrt(6.75 * 8.75), 10)
    expect(third!.shares).toEqual([
      { value: 1, share: 0 },
      { value: 2, share: 0 },
      { value: 3, share: 0.25 },
      { value: 4, share: 0.75 },
      { value: 5, share: 0 },
    ])
  })

  it('have the alpha of the scale, and of the scale without the item, as the textbook computes them', () => {
    const figures = figuresOf(people, [forward, forward, forward])
    for (const [at, { alpha, alphaWithout }] of figures.entries()) {
      expect(alpha).toBeCloseTo(cronbachAlpha(people), 10)
      expect(alphaWithout).toBeCloseTo(cronbachAlpha(people.map(row => row.filter((_, item) => item !== at))), 10)
    }
  })

  it('are told of the answers as they were given, and correlate as they are keyed', () => {
    const turned = people.map(([one, two, three]) => [6 - one!, two!, three!])
    const [first] = figuresOf(turned, [{ keyed: -1, options: five }, forward, forward])
    expect(first!.mean).toBeCloseTo(3.5, 10)
    expect(first!.rest).toBeCloseTo(7 / Math.sqrt(50), 10)
    expect(first!.shares.map(({ share }) => share)).toEqual([0, 0.25, 0.25, 0.25, 0.25])
    const [wrong] = figuresOf(turned, [forward, forward, forward])
    expect(wrong!.rest).toBeCloseTo(-7 / Math.sqrt(50), 10)
  })

  it('have no correlation where an item or its rest does not vary, and no alpha without one of two', () => {
    const [same, other] = figuresOf(
      [
        [3, 1],
        [3, 5],
      ],
      [forward, forward],
    )
    expect([same!.rest, other!.rest, same!.alphaWithout]).toEqual([null, null, null])
    expect(same!.sd).toBe(0)
    expect(figuresOf([[1, 2]], [forward, forward])).toEqual([])
  })

  it('have the middle time of the known ones, and none that is longer than two minutes', () => {
    const at = (seconds: (number | null)[]) => figuresOf(people, [forward, forward, forward], seconds)[0]!.seconds
    expect(at([2, 3.5, 9, null])).toBe(3.5)
    expect(at([2, 3, 4, 300])).toBe(3.5)
    expect(at([400, 500, 600, null])).toBe(120)
    expect(at([])).toBeNull()
  })
})

describe('an item is weak', () => {
  const good: ItemStatistics = {
    n: 60,
    mean: 3,
    sd: 1,
    rest: 0.5,
    alpha: 0.8,
    alphaWithout: 0.78,
    shares: five.map(value => ({ value, share: 0.2 })),
    seconds: 4,
  }
  const scale: Parameters<typeof weaknessesOf>[1] = { range: [1, 5], hasRight: false }
  const reasons = (change: Partial<ItemStatistics>, of = scale) =>
    weaknessesOf({ ...good, ...change }, of).map(({ reason }) => reason)

  it('for each of the reasons, and not otherwise', () => {
    expect(reasons({})).toEqual([])
    expect(reasons({ rest: 0.2 })).toEqual([])
    expect(reasons({ rest: 0.19 })).toEqual(['weak'])
    expect(reasons({ rest: -0.01 })).toEqual(['negative'])
    expect(reasons({ mean: 1.39 })).toEqual(['lowEnd'])
    expect(reasons({ mean: 4.61 })).toEqual(['highEnd'])
    expect(reasons({ alphaWithout: 0.82 })).toEqual(['alpha'])
    expect(reasons({ alphaWithout: 0.809 })).toEqual([])
    expect(reasons({ rest: null, sd: 0 })).toEqual(['same'])
    expect(reasons({ rest: null, alpha: null, alphaWithout: null })).toEqual([])
    expect(weaknessesOf({ ...good, shares: [{ value: 1, share: 0 }, ...good.shares.slice(1)] }, scale)).toEqual([
      { reason: 'unchosen', values: [1] },
    ])
  })

  it('as a task when nearly nobody or nearly everybody solves it', () => {
    const tasks: typeof scale = { range: [0, 1], hasRight: true }
    expect(reasons({ mean: 0.05 }, tasks)).toEqual(['hard'])
    expect(reasons({ mean: 0.95 }, tasks)).toEqual(['easy'])
  })

  it('in the language in which it hangs together worse', () => {
    const other = (rest: number | null, n = 60) => [{ language: 'ru', n, rest }]
    expect(weaknessesOf({ ...good, rest: 0.3 }, scale, other(0.51))).toEqual([
      { reason: 'languages', own: 0.3, other: 0.51, language: 'ru' },
    ])
    for (const nothing of [other(0.49), other(0.9, 29), other(null)]) {
      expect(weaknessesOf({ ...good, rest: 0.3 }, scale, nothing)).toEqual([])
    }
  })

  it('only once thirty people have answered', () => {
    expect(reasons({ n: 29, rest: -0.5, mean: 1 })).toEqual([])
    expect(reasons({ n: 30, rest: -0.5 })).toEqual(['negative'])
  })
})
