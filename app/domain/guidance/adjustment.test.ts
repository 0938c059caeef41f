import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personalityTraits, workValues } from '#app/domain/professions/vocabulary.ts'
import { adjustOrder, type Leanings, orderOf, traitFit, valueFit } from './adjustment.ts'
import type { Trait, WorkValue } from './facts.ts'
import type { Interests, Matched } from './matching.ts'

const values = (...scores: number[]) =>
  Object.fromEntries(workValues.map((key, at) => [key, scores[at]])) as NonNullable<Leanings['values']>
const traits = (...scores: number[]) =>
  Object.fromEntries(personalityTraits.map((key, at) => [key, scores[at]])) as NonNullable<Leanings['traits']>

type Job = Matched<{ id: string; interests: Interests; values: WorkValue[]; traits: Trait[]; subjects: string[] }>
const interests = { R: 4, I: 4, A: 4, S: 4, E: 4, C: 4 }
const job = (id: string, correlation: number, rewards: Partial<Job> = {}): Job => ({
  id,
  interests,
  correlation,
  distance: 5,
  values: [],
  traits: [],
  subjects: [],
  ...rewards,
})

const score = fc.integer({ min: 0, max: 100 })
const person = fc.record({
  values: fc.tuple(score, score, score, score, score, score).map(given => values(...given)),
  traits: fc.tuple(score, score, score, score, score).map(given => traits(...given)),
})
const jobs = fc.array(
  fc
    .record({
      correlation: fc.double({ min: -1, max: 1, noNaN: true }),
      distance: fc.double({ min: 0, max: 15, noNaN: true }),
      values: fc.subarray([...workValues], { maxLength: 3 }),
      traits: fc.subarray([...personalityTraits], { maxLength: 2 }),
      subjects: fc.subarray(['BIOLOGY', 'ART', 'SPORTS']),
    })
    .map(given => ({ ...given, id: '', interests })),
  { maxLength: 40 },
)

describe('the fit of values', () => {
  it('counts from the person’s own mean, so that who finds everything important fits nothing better', () => {
    expect(valueFit(['achievement', 'support'], values(90, 90, 90, 90, 90, 90))).toBe(0)
    // Mean 50: achievement +30, support −10; (0.6 − 0.2) / 2.
    expect(valueFit(['achievement', 'support'], values(80, 50, 50, 50, 40, 30))).toBeCloseTo(0.2, 12)
  })

  it('is cut at −1 and 1', () => {
    expect(valueFit(['achievement'], values(100, 0, 0, 0, 0, 0))).toBe(1)
    expect(valueFit(['achievement'], values(0, 100, 100, 100, 100, 100))).toBe(-1)
  })

  it('of a profession that rewards none is 0', () => expect(valueFit([], values(1, 2, 3, 4, 5, 6))).toBe(0))
})

describe('the fit of traits', () => {
  it('counts from the middle of the scale', () => {
    expect(traitFit(['openness'], traits(0, 0, 0, 0, 100))).toBe(1)
    expect(traitFit(['extraversion', 'openness'], traits(25, 50, 50, 50, 100))).toBeCloseTo(0.25, 12)
    expect(traitFit([], traits(1, 2, 3, 4, 5))).toBe(0)
  })
})

describe('values and traits', () => {
  const lively = { values: values(100, 40, 40, 40, 40, 40), traits: traits(100, 50, 50, 50, 50) }

  it('put the neighbour first whose rewards the person looks for', () => {
    const quiet = job('quiet', 0.8)
    const loud = job('loud', 0.75, { values: ['achievement'], traits: ['extraversion'] })
    expect(adjustOrder([quiet, loud], lively).map(({ id }) => id)).toEqual(['loud', 'quiet'])
  })

  it('cannot lift a poor match over a good one', () => {
    const good = job('good', 0.8, { values: ['independence'], traits: [] })
    const poor = job('poor', 0.55, { values: ['achievement'], traits: ['extraversion'] })
    expect(adjustOrder([good, poor], lively).map(({ id }) => id)).toEqual(['good', 'poor'])
  })

  it('leave equal ones to the smaller distance', () => {
    const [far, near] = [job('far', 0.7, { distance: 6 }), job('near', 0.7, { distance: 2 })]
    expect(adjustOrder([far, near], lively).map(({ id }) => id)).toEqual(['near', 'far'])
  })

  it('move nothing by more than .10, and never anything that is more than .20 apart', () => {
    fc.assert(
      fc.property(jobs, person, (given, who) => {
        const ordered = adjustOrder(given, who)
        for (const one of given) expect(Math.abs(orderOf(one, who) - one.correlation)).toBeLessThanOrEqual(0.1 + 1e-9)
        let lowest = Infinity
        for (const { correlation } of ordered) {
          expect(correlation).toBeLessThanOrEqual(lowest + 0.2 + 1e-9)
          lowest = Math.min(lowest, correlation)
        }
      }),
    )
  })

  it('hide nothing and change no correlation', () => {
    fc.assert(
      fc.property(jobs, person, (given, who) => {
        const ordered = adjustOrder(given, who)
        expect(ordered).toHaveLength(given.length)
        expect(new Set(ordered)).toEqual(new Set(given))
      }),
    )
  })
})

describe('named subjects', () => {
  it('tell neighbours apart by the share of a profession’s subjects the person named', () => {
    const tractor = job('tractor', 0.9, { subjects: ['PHYSICS', 'ENGINEERING'] })
    const beehive = job('beehive', 0.85, { subjects: ['BIOLOGY', 'BUSINESS'] })
    const order = (subjects: string[]) => adjustOrder([tractor, beehive], { subjects }).map(({ id }) => id)
    expect(order([])).toEqual(['tractor', 'beehive'])
    expect(order(['BIOLOGY'])).toEqual(['beehive', 'tractor'])
    expect(order(['BIOLOGY', 'PHYSICS', 'ENGINEERING'])).toEqual(['tractor', 'beehive'])
  })

  it('lift by .20 at most and lower nothing', () => {
    fc.assert(
      fc.property(jobs, fc.subarray(['BIOLOGY', 'ART', 'MUSIC']), (given, subjects) => {
        for (const one of given) {
          const lift = orderOf(one, { subjects }) - one.correlation
          expect(lift).toBeGreaterThanOrEqual(0)
          expect(lift).toBeLessThanOrEqual(0.2 + 1e-9)
        }
      }),
    )
  })

  it('weigh nothing while none are known', () => expect(orderOf(job('one', 0.5, { subjects: ['ART'] }), {})).toBe(0.5))
})
