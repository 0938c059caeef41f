import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPerson, emptySums, normOf } from './norms.ts'
import { cronbachAlpha, mean, sampleVariance } from './statistics.ts'

function normOfPeople(people: number[][], range: readonly [number, number] = [1, 5]) {
  const sums = emptySums(people[0]?.length ?? 0)
  for (const person of people) addPerson(sums, person)
  return normOf(sums, range)
}

describe('the norm of a scale', () => {
  it('of a worked example has alpha 14/15', () => {
    const norm = normOfPeople([
      [2, 3, 3],
      [4, 4, 5],
      [3, 4, 3],
      [5, 5, 4],
      [1, 2, 2],
    ])!
    // Totals 8, 13, 10, 14, 5: mean 10, so 10/3 per item and (10/3 − 1)/4 of the scale; variance 13.5.
    expect(norm.n).toBe(5)
    expect(norm.mean).toBeCloseTo((100 * (10 / 3 - 1)) / 4, 9)
    expect(norm.sd).toBeCloseTo(((Math.sqrt(13.5) / 3) * 100) / 4, 9)
    expect(norm.alpha).toBeCloseTo(14 / 15, 12)
  })

  it('of right and wrong answers is KR-20', () => {
    // p = .75, .5, .25 with sample variances p·q·4/3; totals 3, 2, 1, 0 with variance 5/3.
    const norm = normOfPeople(
      [
        [1, 1, 1],
        [1, 1, 0],
        [1, 0, 0],
        [0, 0, 0],
      ],
      [0, 1],
    )!
    expect(norm.mean).toBeCloseTo(50, 9)
    expect(norm.alpha).toBeCloseTo(1.5 * (1 - ((0.1875 + 0.25 + 0.1875) * (4 / 3)) / (5 / 3)), 12)
  })

  it('is nothing for one person, or when all are alike', () => {
    expect(normOfPeople([[1, 2, 3]])).toBeNull()
    expect(normOfPeople([[3, 3, 3], [3, 3, 3]])).toBeNull() // oxfmt-ignore
    expect(normOfPeople([[3], [4]])).toBeNull()
  })

  it('needs an answer to every item', () => {
    expect(() => addPerson(emptySums(3), [1, 2])).toThrow(RangeError)
  })

  it('from sums is the same as from all answers at once', () => {
    const people = fc.integer({ min: 2, max: 10 }).chain(items =>
      fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: items, maxLength: items }), {
        minLength: 2,
        maxLength: 40,
      }),
    )
    fc.assert(
      fc.property(people, all => {
        const totals = all.map(answers => answers.reduce((sum, answer) => sum + answer, 0))
        const norm = normOfPeople(all)
        if (new Set(totals).size === 1) {
          expect(norm).toBeNull()
          return
        }
        expect(norm!.alpha).toBeCloseTo(cronbachAlpha(all), 9)
        expect(norm!.mean).toBeCloseTo((mean(totals) / all[0]!.length - 1) * 25, 9)
        expect(norm!.sd).toBeCloseTo((Math.sqrt(sampleVariance(totals)) / all[0]!.length) * 25, 9)
      }),
    )
  })
})
