import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import type { TrainingWay } from '#app/domain/professions/ways.ts'
import { personalityTraits, workValues } from '#app/domain/professions/vocabulary.ts'
import {
  type Answered,
  compareProfessions,
  drawPaths,
  type GuidedProfession,
  isFaint,
  levelOf,
  readScales,
  type Score,
} from './compute-facts.ts'
import { letters } from './matching.ts'

const scored = <K extends string>(keys: readonly K[], scores: readonly number[], sem = 6) =>
  Object.fromEntries(keys.map((key, at) => [key, { score: scores[at]!, sem }])) as Record<K, Score>
const answered = (interests: number[], traits = [50, 50, 50, 50, 80], values = [80, 50, 50, 50, 50, 50]): Answered => ({
  interests: scored(letters, interests),
  traits: scored(personalityTraits, traits),
  values: scored(workValues, values),
  aptitudes: null,
  careless: false,
})
const researcher = answered([60, 90, 40, 50, 20, 45])
const somebody = { age: 16, status: 'PUPIL', year: 10, plannedWays: null, subjects: [] as string[] }

const fields = ['science', 'health', 'it', 'trades'] as const
const value = fc.integer({ min: 10, max: 70 }).map(tenths => tenths / 10)
const profession = fc
  .record({
    field: fc.constantFrom(...fields),
    ways: fc
      .subarray(['COURSE', 'UNIVERSITY'] as const, { minLength: 1 })
      .map(ways =>
        ways.map((way): TrainingWay => (way === 'COURSE' ? { way, years: 1 } : { way, years: 4, programmeGroups: [] })),
      ),
    interests: fc.record({ R: value, I: value, A: value, S: value, E: value, C: value }),
    values: fc.subarray([...workValues], { minLength: 1, maxLength: 3 }),
    traits: fc.subarray([...personalityTraits], { minLength: 1, maxLength: 2 }),
  })
  .map(given => ({ ...given, id: '', subjects: ['BIOLOGY'] }))
const catalogue = fc
  .array(profession, { maxLength: 40 })
  .map(given => given.map((one, at): GuidedProfession => ({ ...one, id: `p${at}` })))
const points = (length: number) => fc.array(fc.integer({ min: 0, max: 100 }), { minLength: length, maxLength: length })
const anybody = fc.tuple(points(6), points(5), points(6)).map(([one, two, three]) => answered(one, two, three))
const plan = fc.option(fc.constant<TrainingWayKind[]>(['COURSE']))

describe('a scale', () => {
  it('is rounded to whole points with its 90 % band', () => {
    const { interests } = readScales(answered([60.4, 90, 40, 50, 20, 45]))
    expect(interests[0]).toEqual({ key: 'R', score: 60, low: 51, high: 70, level: 'high' })
    expect(interests.map(({ key }) => key)).toEqual([...letters])
  })

  it.each([
    [51, 70, 'high'],
    [50, 70, 'middle'],
    [30, 50, 'middle'],
    [30, 49, 'low'],
  ])('whose band runs from %i to %i is %s', (low, high, level) => expect(levelOf({ low, high })).toBe(level))

  it('never has a word its own points contradict', () => {
    fc.assert(
      fc.property(anybody, who => {
        const { interests, traits, values } = readScales(who)
        for (const { score, low, high, level } of [...interests, ...traits, ...values]) {
          expect([low, score, high].every(Number.isInteger)).toBe(true)
          expect(low <= score && score <= high && low >= 0 && high <= 100).toBe(true)
          expect(level).toBe(low > 50 ? 'high' : high < 50 ? 'low' : 'middle')
        }
      }),
    )
  })
})

const compare = (who: Answered, professions: GuidedProfession[], plannedWays: TrainingWayKind[] | null = null) =>
  compareProfessions({ ...somebody, plannedWays }, who, readScales(who), professions)

const isTrial = (who: Answered) => isFaint(readScales(who).interests.map(({ level }) => level))

describe('the professions of an analysis', () => {
  it('keep to the rules of the shortlist: seven at most, four of one field, the planned ways, by rank', () => {
    fc.assert(
      fc.property(anybody, catalogue, plan, (who, professions, planned) => {
        const { professions: chosen, contrast, of } = compare(who, professions, planned)
        expect(of).toBe(professions.length)
        expect(chosen.length).toBeLessThanOrEqual(7)
        for (const field of fields) expect(chosen.filter(one => one.field === field).length).toBeLessThanOrEqual(4)
        for (const { ways } of chosen) if (planned !== null) expect(ways).toContain('COURSE')
        const ranks = chosen.map(({ rank }) => rank)
        if (!isTrial(who)) expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
        if (contrast) expect(chosen.map(({ id }) => id)).not.toContain(contrast.id)
      }),
    )
  })

  it('are each of another field, the closest first, where no interest is strong', () => {
    const faint = answered([58, 56, 54, 20, 25, 30])
    fc.assert(
      fc.property(catalogue, plan, (professions, planned) => {
        const { undifferentiated, professions: chosen, contrast } = compare(faint, professions, planned)
        expect([isTrial(faint), undifferentiated, contrast]).toEqual([true, false, null])
        expect(new Set(chosen.map(({ field }) => field)).size).toBe(chosen.length)
        expect(chosen[0]?.rank ?? 0).toBe(chosen.length && Math.min(...chosen.map(({ rank }) => rank)))
        const untold = professions.filter(({ field }) => !chosen.some(one => one.field === field))
        const alone = compare(faint, untold, planned).professions
        expect(alone, 'a field that could be tried and is not').toEqual([])
      }),
    )
  })

  it('say of values and traits only what the scales say too', () => {
    fc.assert(
      fc.property(anybody, catalogue, (who, professions) => {
        const scales = readScales(who)
        const high = [...scales.traits, ...scales.values].flatMap(({ key, level }) => (level === 'high' ? [key] : []))
        for (const one of compare(who, professions).professions) {
          const rewarded = professions.find(({ id }) => id === one.id)!
          for (const key of [...one.values, ...one.traits]) expect(high).toContain(key)
          expect(rewarded.values).toEqual(expect.arrayContaining(one.values))
          expect(rewarded.traits).toEqual(expect.arrayContaining(one.traits))
        }
      }),
    )
  })

  it('are none for interests without a shape', () => {
    const flat = answered([50, 52, 48, 50, 51, 49])
    const [one] = fc.sample(catalogue, { numRuns: 1, seed: 7 })
    expect(compare(flat, one!)).toMatchObject({ undifferentiated: true, professions: [], contrast: null })
  })

  it('never run against the interests', () => {
    const opposed = { R: 3, I: 1, A: 5, S: 4, E: 7, C: 4 }
    const seller = { id: 'seller', field: 'business', interests: opposed } as const
    const rewards = { values: [...workValues], traits: [...personalityTraits], subjects: [] }
    expect(compare(researcher, [{ ...seller, ...rewards, ways: [{ way: 'COURSE', years: 1 }] }]).professions).toEqual(
      [],
    )
  })
})

describe('the education paths', () => {
  it('are those of the first three professions, in their order', () => {
    fc.assert(
      fc.property(anybody, catalogue, (who, professions) => {
        const compared = compare(who, professions)
        const paths = drawPaths(compared, professions, new Map())
        expect(paths.map(({ professionId }) => professionId)).toEqual(
          compared.professions.slice(0, 3).map(({ id }) => id),
        )
      }),
    )
  })
})
