import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  closeness,
  type Interests,
  isUndifferentiated,
  letters,
  rankByInterest,
  standardised,
  strongest,
  toInterestValue,
  UNDIFFERENTIATED_SD,
} from './matching.ts'

/** Six values in the order R I A S E C. */
const profile = (...values: number[]) =>
  Object.fromEntries(letters.map((letter, at) => [letter, values[at]])) as Interests
const rank = (person: Interests, ...jobs: Interests[]) =>
  rankByInterest(
    person,
    jobs.map((interests, id) => ({ id, interests })),
  )
const correlation = (one: Interests, other: Interests) => rank(one, other)[0]!.correlation

const value = fc.integer({ min: 10, max: 70 }).map(tenths => tenths / 10)
const anyProfile = fc.tuple(value, value, value, value, value, value).map(values => profile(...values))
const shaped = anyProfile.filter(given => new Set(Object.values(given)).size > 1)
const professions = fc.array(anyProfile, { minLength: 1, maxLength: 40 })

describe('the correlation of two profiles', () => {
  const rising = profile(1, 2, 3, 4, 5, 6)

  it.each([
    ['itself', rising, 1],
    ['the same, upside down', profile(6, 5, 4, 3, 2, 1), -1],
    // Ranks: d = 1 six times, Σd² = 6, r = 1 − 6·6/(6·35) = 29/35 = 14.5/17.5.
    ['neighbours swapped', profile(2, 1, 4, 3, 6, 5), 14.5 / 17.5],
    // Ranks 1..6 against 3,1,2,6,4,5: d² sum 4+1+1+4+1+1 = 12, r = 1 − 6·12/(6·35) = 23/35.
    ['a shuffled one', profile(3, 1, 2, 6, 4, 5), 23 / 35],
    // Deviations −2.5…2.5 against ±1 in turn: −2.5+1.5−.5−.5+1.5−2.5 with signs 1,−1,1,−1,1,−1 = −3; √17.5·√6 below.
    ['a zigzag', profile(5, 3, 5, 3, 5, 3), -3 / Math.sqrt(17.5 * 6)],
    // Symmetric about the middle: no straight relation.
    ['a valley', profile(5, 3, 1, 1, 3, 5), 0],
    ['a flat one', profile(4, 4, 4, 4, 4, 4), 0],
  ])('of a rising one with %s is known', (_, other, r) => expect(correlation(rising, other)).toBeCloseTo(r, 12))

  it('of two peaks in different places is −1/5', () => {
    // Deviations 5,−1,−1,−1,−1,−1 (sixths): Σxy = −5−5+4 = −6, Σx² = 30.
    expect(correlation(profile(7, 1, 1, 1, 1, 1), profile(1, 7, 1, 1, 1, 1))).toBeCloseTo(-0.2, 12)
  })

  it('of one peak and three equal ones that share it is known', () => {
    // Σx² = 5/6, Σy² = 3/2, Σxy = 1 − 1·3/6 = 1/2 for unit peaks: r = .5/√1.25 = 1/√5.
    expect(correlation(profile(2, 1, 1, 1, 1, 1), profile(2, 2, 2, 1, 1, 1))).toBeCloseTo(1 / Math.sqrt(5), 12)
  })

  it('does not depend on which comes first and lies between −1 and 1', () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, (one, other) => {
        const r = correlation(one, other)
        expect(r).toBeCloseTo(correlation(other, one), 12)
        expect(Math.abs(r)).toBeLessThanOrEqual(1 + 1e-12)
      }),
    )
  })

  it('of a profile with itself is 1, unless it is flat', () => {
    fc.assert(
      fc.property(anyProfile, given => {
        const flat = new Set(Object.values(given)).size === 1
        expect(correlation(given, given)).toBeCloseTo(flat ? 0 : 1, 12)
      }),
    )
  })

  it('does not depend on how high or how steep a profile is, and turns round with it', () => {
    const steep = fc.double({ min: 0.1, max: 20, noNaN: true })
    fc.assert(
      fc.property(anyProfile, anyProfile, steep, fc.integer({ min: -50, max: 50 }), (one, other, a, b) => {
        const changed = (sign: number) => profile(...letters.map(letter => sign * a * one[letter] + b))
        expect(correlation(changed(1), other)).toBeCloseTo(correlation(one, other), 9)
        expect(correlation(changed(-1), other)).toBeCloseTo(-correlation(one, other), 9)
      }),
    )
  })

  it('treats the six letters alike', () => {
    fc.assert(
      fc.property(
        anyProfile,
        anyProfile,
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
        (one, other, order) => {
          const moved = (given: Interests) => profile(...order.map(at => given[letters[at]!]))
          expect(correlation(moved(one), moved(other))).toBeCloseTo(correlation(one, other), 12)
        },
      ),
    )
  })
})

describe('the distance of two profiles', () => {
  it('is Euclidean', () => {
    expect(rank(profile(1, 2, 3, 4, 5, 6), profile(1, 2, 3, 4, 5, 6))[0]!.distance).toBe(0)
    expect(rank(profile(1, 1, 1, 1, 1, 1), profile(4, 5, 1, 1, 1, 1))[0]!.distance).toBeCloseTo(5, 12)
    expect(rank(profile(1, 2, 3, 4, 5, 6), profile(2, 1, 4, 3, 6, 5))[0]!.distance).toBeCloseTo(Math.sqrt(6), 12)
  })
})

describe('the ranked list', () => {
  const person = profile(2, 6, 3, 5, 1, 4)

  it('begins with the profession of the same shape and ends with the opposite one', () => {
    const opposite = profile(6, 2, 5, 3, 7, 4)
    const unrelated = profile(4, 4, 4, 4, 4, 4)
    const ids = rank(person, opposite, unrelated, profile(1, 5, 2, 4, 0, 3)).map(({ id }) => id)
    expect(ids).toEqual([2, 1, 0])
  })

  it('puts the same shape at the same height before the same shape further away', () => {
    const higher = profile(3, 7, 4, 6, 2, 5)
    const flatter = profile(2.75, 4.75, 3.25, 4.25, 2.25, 3.75)
    expect(rank(person, higher, flatter, person).map(({ id }) => id)).toEqual([2, 1, 0])
    expect(rank(person, person, flatter, higher).map(({ id }) => id)).toEqual([0, 1, 2])
  })

  it('sees a tie in spite of rounding', () => {
    // The same shape three times, with inexact numbers; only the distance may decide.
    const third = (factor: number, shift: number) => profile(...[2, 6, 3, 5, 1, 4].map(x => (x / 3) * factor + shift))
    expect(rank(person, third(0.7, 0.1), third(1.1, 0.3), third(2.9, 0.1)).map(({ id }) => id)).toEqual([2, 1, 0])
  })

  it('keeps every field of a profession and adds what was computed', () => {
    const [match] = rankByInterest(person, [{ slug: 'nurse', title: { ru: 'Медсестра' }, interests: person }])
    expect(match).toMatchObject({ slug: 'nurse', title: { ru: 'Медсестра' }, interests: person, distance: 0 })
    expect(match!.correlation).toBeCloseTo(1, 12)
  })

  it('of a flat profile has no preference but distance', () => {
    const flat = profile(4, 4, 4, 4, 4, 4)
    const list = rank(flat, profile(7, 7, 7, 1, 1, 1), profile(4, 4, 4, 4, 4, 5), profile(5, 5, 5, 3, 3, 3))
    expect(list.map(({ correlation }) => correlation)).toEqual([0, 0, 0])
    expect(list.map(({ id }) => id)).toEqual([1, 2, 0])
  })

  it('of no professions is empty', () => expect(rankByInterest(person, [])).toEqual([]))

  it('is a permutation of the professions, the closest first', () => {
    fc.assert(
      fc.property(anyProfile, professions, (given, jobs) => {
        const list = rank(given, ...jobs)
        expect(list.map(({ id }) => id).sort((one, other) => one - other)).toEqual(jobs.map((_, id) => id))
        for (const { id, interests } of list) expect(interests).toEqual(jobs[id])
        for (let at = 1; at < list.length; at += 1) {
          const [better, worse] = [list[at - 1]!, list[at]!]
          expect(better.correlation).toBeGreaterThan(worse.correlation - 1e-9)
          if (Math.abs(better.correlation - worse.correlation) < 1e-12) {
            expect(better.distance).toBeLessThanOrEqual(worse.distance)
          }
        }
      }),
    )
  })

  it('does not change what it was given, nor hand it out', () => {
    fc.assert(
      fc.property(anyProfile, professions, (given, jobs) => {
        const list = Object.freeze(
          jobs.map((interests, id) => Object.freeze({ id, interests: Object.freeze(interests) })),
        )
        const before = JSON.stringify([given, list])
        rankByInterest(Object.freeze(given), list)
        expect(JSON.stringify([given, list])).toBe(before)
      }),
    )
  })

  it('gives a profession the same numbers whatever else is in the list', () => {
    fc.assert(
      fc.property(anyProfile, professions, anyProfile, (given, jobs, one) => {
        const alone = rank(given, one)[0]!
        const among = rank(given, ...jobs, one).find(({ id }) => id === jobs.length)!
        expect(among.correlation).toBe(alone.correlation)
        expect(among.distance).toBe(alone.distance)
      }),
    )
  })

  it('puts a profession with exactly the profile of the person first, however many there are', () => {
    fc.assert(
      fc.property(shaped, professions, fc.nat(40), (given, jobs, at) => {
        const list = rank(given, ...jobs.toSpliced(at, 0, { ...given }))
        expect(list[0]!.distance).toBe(0)
      }),
    )
  })

  it('orders a thousand professions, each once', () => {
    // Fractional parts of multiples of the golden ratio: evenly spread and deterministic.
    const spread = (at: number) => 1 + 6 * ((at * 0.6180339887498949) % 1)
    const jobs = Array.from({ length: 1000 }, (_, job) =>
      profile(...letters.map((_, at) => spread(job * 6 + at + job * job))),
    )
    jobs[777] = { ...person }
    const list = rank(person, ...jobs)
    expect(list).toHaveLength(1000)
    expect(new Set(list.map(({ id }) => id)).size).toBe(1000)
    expect(list[0]!.id).toBe(777)
    expect(list.every(({ correlation, distance }) => Number.isFinite(correlation) && Number.isFinite(distance))).toBe(
      true,
    )
  })
})

describe('a flat profile', () => {
  it('is called undifferentiated', () => {
    expect(isUndifferentiated(profile(4, 4, 4, 4, 4, 4))).toBe(true)
    expect(isUndifferentiated(profile(1, 1, 1, 1, 1, 1))).toBe(true)
    expect(isUndifferentiated(profile(7, 7, 7, 7, 7, 7))).toBe(true)
  })

  it('has a standard deviation below 0.5, and not of 0.5', () => {
    expect(UNDIFFERENTIATED_SD).toBe(0.5)
    expect(isUndifferentiated(profile(3.5, 4.5, 3.5, 4.5, 3.5, 4.5))).toBe(false)
    expect(isUndifferentiated(profile(3.5, 4.5, 3.5, 4.5, 3.5, 4.49))).toBe(true)
    // One peak of a points: SD = a·√5/6, so .5 lies at 1.3416.
    expect(isUndifferentiated(profile(4, 4, 5.34, 4, 4, 4))).toBe(true)
    expect(isUndifferentiated(profile(4, 4, 5.35, 4, 4, 4))).toBe(false)
  })

  it('is flat at every height', () => {
    fc.assert(
      fc.property(anyProfile, fc.integer({ min: -3, max: 3 }), (given, shift) => {
        const deviations = Object.values(given)
        const centre = deviations.reduce((sum, one) => sum + one, 0) / 6
        const sd = Math.sqrt(deviations.reduce((sum, one) => sum + (one - centre) ** 2, 0) / 6)
        fc.pre(Math.abs(sd - 0.5) > 1e-9)
        expect(isUndifferentiated(profile(...deviations.map(one => one + shift)))).toBe(sd < 0.5)
      }),
    )
  })
})

describe('standard scores', () => {
  it('of one peak are √5 and five times −1/√5', () => {
    const scores = standardised(profile(1, 1, 7, 1, 1, 1))
    expect(scores.A).toBeCloseTo(Math.sqrt(5), 12)
    for (const letter of ['R', 'I', 'S', 'E', 'C'] as const) expect(scores[letter]).toBeCloseTo(-1 / Math.sqrt(5), 12)
  })

  it('of a flat profile are all 0', () => {
    expect(standardised(profile(4.2, 4.2, 4.2, 4.2, 4.2, 4.2))).toEqual(profile(0, 0, 0, 0, 0, 0))
  })

  it('have a mean of 0 and a standard deviation of 1', () => {
    fc.assert(
      fc.property(shaped, given => {
        const scores = Object.values(standardised(given))
        expect(scores.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9)
        expect(scores.reduce((sum, one) => sum + one * one, 0)).toBeCloseTo(6, 9)
      }),
    )
  })
})

describe('a scale score', () => {
  it('of 0 to 100 becomes an interest value of 1 to 7', () => {
    expect(toInterestValue(0)).toBe(1)
    expect(toInterestValue(50)).toBe(4)
    expect(toInterestValue(100)).toBe(7)
    expect(toInterestValue(25)).toBe(2.5)
  })
})

describe('a correlation in words', () => {
  it('is very close from .729, close from .608, and some below', () => {
    expect(closeness(1)).toBe('very-close')
    expect(closeness(0.729)).toBe('very-close')
    expect(closeness(0.7289)).toBe('close')
    expect(closeness(0.608)).toBe('close')
    expect(closeness(0.6079)).toBe('some')
    expect(closeness(0)).toBe('some')
    expect(closeness(-1)).toBe('some')
  })
})

describe('the letters of a profile', () => {
  it('come from the strongest to the weakest', () => {
    expect(strongest(profile(2, 6, 3, 5, 1, 4))).toEqual(['I', 'S', 'C', 'A', 'R', 'E'])
    expect(strongest(profile(6, 5, 4, 3, 2, 1))).toEqual(['R', 'I', 'A', 'S', 'E', 'C'])
  })

  it('keep the order R I A S E C where they are equal', () => {
    expect(strongest(profile(4, 4, 4, 4, 4, 4))).toEqual(['R', 'I', 'A', 'S', 'E', 'C'])
    expect(strongest(profile(1, 5, 1, 5, 1, 5))).toEqual(['I', 'S', 'C', 'R', 'A', 'E'])
  })

  it('are all six, in an order that never rises', () => {
    fc.assert(
      fc.property(anyProfile, given => {
        const order = strongest(given)
        expect([...order].sort()).toEqual([...letters].sort())
        for (let at = 1; at < 6; at += 1) expect(given[order[at]!]).toBeLessThanOrEqual(given[order[at - 1]!])
      }),
    )
  })
})
