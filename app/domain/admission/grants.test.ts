import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitGrants, type GrantModel, type GrantRow, grantChance } from './grants.ts'
import { thresholdOf } from '#app/domain/institutions/threshold.ts'
import { expectedThreshold } from './grants-model.ts'
import { studentT } from './grants-spread.ts'

const row = (values: Partial<GrantRow>): GrantRow => ({
  ...{ year: 2026, section: 'GENERAL', form: 'FULL', group: 'B057', university: '1', tag: '', quota: 'GENERAL' },
  ...{ minimum: 100, average: 112, grants: 50 },
  ...values,
})

/** Three years of one group: two universities at the threshold, one with a minimum of 120, a rural quota, a placed
 *  section. */
const rows = [2024, 2025, 2026].flatMap(year => [
  row({ year, university: '1' }),
  row({ year, university: '2', minimum: 101 }),
  row({ year, university: '302', minimum: 120, average: 126, grants: 30 }),
  row({ year, university: '1', quota: 'RURAL', minimum: 92, average: 97, grants: 20 }),
  row({ year, university: '2', section: 'UNIVERSITY_TECHNICAL', minimum: 84, average: 90, grants: 10 }),
  row({ year, university: '1', form: 'SHORT', minimum: 30, average: 40, grants: 40 }),
])
const model = fitGrants(rows)
const at = (score: number, asked: Partial<Parameters<typeof grantChance>[1]> = {}, of: GrantModel = model) =>
  grantChance(of, { group: 'B057', university: '1', year: 2027, score, ...asked })

describe('what is learnt from lists of grant holders', () => {
  it('takes the lowest minimum of the whole group for its threshold', () => {
    expect(model.thresholds['GENERAL GENERAL B057']!.map(({ threshold }) => threshold)).toEqual([100, 100, 100])
  })

  it('does not take the score of one person far below all others for a threshold', () => {
    const cells = [
      row({ minimum: 78, average: 78, grants: 1 }),
      row({ minimum: 95, grants: 50 }),
      row({ minimum: 96, grants: 60 }),
    ]
    expect(thresholdOf(cells).threshold).toBe(95)
  })

  it('sees the minimum a university keeps year after year, and none in the score of a few', () => {
    expect(model.minima).toEqual({ 'B057 302': { minimum: 120, year: 2026 } })
    const few = fitGrants([...rows, row({ university: '45', minimum: 128, average: 128, grants: 2 })])
    expect(few.minima).toEqual(model.minima)
  })

  it('forgets a minimum the university has taken less than', () => {
    const given = fitGrants([...rows, row({ year: 2027 }), row({ year: 2027, university: '302', minimum: 101 })])
    expect(given.minima).toEqual({})
  })

  it('leaves the short form out: its totals are another scale', () => {
    expect(Object.values(model.thresholds).flatMap(known => known.map(({ threshold }) => threshold))).not.toContain(30)
  })

  it('needs rows', () => {
    expect(() => fitGrants([])).toThrow(RangeError)
  })
})

describe('the chance of a grant', () => {
  it('is the same at two universities of a group, unless one asks for more', () => {
    const general = (university: string) => at(112, { university }).competitions[0]!
    expect(general('1')).toEqual(general('2'))
    expect(general('302').chance).toBeLessThan(general('1').chance / 2)
  })

  it('knows a university of the group nobody has chosen yet', () => {
    expect(at(112, { university: '999' }).chance).toBe(at(112).chance)
  })

  it('is unknown where nothing is known of the group', () => {
    expect(at(120, { group: 'B999' })).toEqual({ chance: null, competitions: [] })
  })

  it('is that of the best competition that is open', () => {
    const { chance, competitions } = at(95, { university: '2' })
    expect(competitions.map(({ section }) => section)).toEqual(['GENERAL', 'UNIVERSITY_TECHNICAL'])
    expect(chance).toBe(competitions[1]!.chance)
    expect(chance).toBeGreaterThan(competitions[0]!.chance)
  })

  describe('in a competition that is not for everybody, or no more', () => {
    const placedSections = fc.constantFrom('UNIVERSITY_TECHNICAL', 'UNIVERSITY_PEDAGOGICAL', 'HEALTH_MINISTRY')
    const quotas = fc.constantFrom('GENERAL', 'RURAL')
    const asked = fc.record({
      university: fc.constantFrom('1', '2', '302'),
      score: fc.integer({ min: 50, max: 140 }),
      year: fc.integer({ min: 2027, max: 2029 }),
      rural: fc.boolean(),
    })
    const figures = { minimum: fc.integer({ min: 50, max: 130 }), grants: fc.integer({ min: 1, max: 500 }) }
    const answers = (of: GrantModel, { score, ...question }: { score: number }) => at(score, question, of)

    it('is not lifted by what was not held in the last year', () => {
      const past = fc
        .record({ ...figures, section: placedSections, quota: quotas, university: fc.constantFrom('1', '302') })
        .chain(of => fc.subarray([2023, 2024, 2025], { minLength: 1 }).map(years => ({ ...of, years })))
      fc.assert(
        fc.property(past, asked, ({ years, ...of }, question) => {
          const held = years.map(year => row({ year, ...of, average: of.minimum + 5 }))
          const with2023 = [...rows, row({ year: 2023 })]
          const [plain, more] = [fitGrants(with2023), fitGrants([...with2023, ...held])]
          expect(answers(more, question)).toEqual(answers(plain, question))
        }),
      )
    })

    it('is counted again as soon as it was held in the last year', () => {
      const held = row({ section: 'UNIVERSITY_PEDAGOGICAL', university: '1', minimum: 70, average: 75, grants: 9 })
      expect(at(85, {}, fitGrants([...rows, held])).chance).toBeGreaterThan(at(85).chance!)
      expect(at(85, {}, fitGrants([...rows, { ...held, year: 2025 }])).chance).toBe(at(85).chance)
      // The last year has no rows of the group, so the year before is used.
      const other = row({ group: 'B001', year: 2027 })
      expect(at(85, { year: 2028 }, fitGrants([...rows, held, other])).chance).toBeGreaterThan(0.5)
    })

    it('is not lifted by a branch, a double degree or a partnership, which answer for themselves', () => {
      const partner = fc.record({
        ...figures,
        section: fc.constantFrom(
          'FOREIGN_BRANCH',
          'DOUBLE_DEGREE',
          'STRATEGIC_PARTNERSHIP',
          'UNIVERSITY_TECHNICAL',
          'GENERAL',
        ),
        quota: quotas,
        university: fc.constantFrom('1', '2', '302'),
        year: fc.constantFrom(2024, 2025, 2026),
        tag: fc.constantFrom('KZ-UK-001', 'DE-302'),
      })
      fc.assert(
        fc.property(partner, asked, (of, question) => {
          const tagged = fitGrants([...rows, row({ ...of, average: of.minimum + 5 })])
          expect(answers(tagged, question)).toEqual(answers(model, question))
        }),
      )
      const branch = row({ section: 'FOREIGN_BRANCH', tag: 'KZ-UK-001', minimum: 65, average: 75, grants: 40 })
      const tagged = fitGrants([...rows, branch])
      expect(at(95, { tag: 'KZ-UK-001' }, tagged).competitions).toMatchObject([{ section: 'FOREIGN_BRANCH' }])
      expect(at(95, { tag: 'KZ-UK-001' }, tagged).chance).toBeGreaterThan(0.9)
      expect(at(95, { tag: 'KZ-UK-001' }).chance).toBeNull()
      expect(at(95, { tag: 'KZ-UK-001', university: '2' }, tagged).chance).toBeNull()
    })
  })

  it('rises with every point, and is never lower for a rural applicant', () => {
    const questions = fc.record({
      university: fc.constantFrom('1', '2', '302'),
      year: fc.integer({ min: 2027, max: 2030 }),
      grants: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
      minimum: fc.option(fc.integer({ min: 50, max: 140 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(questions, asked => {
        let before = { general: 0, rural: 0 }
        for (let score = 0; score <= 140; score += 1) {
          const now = { general: at(score, asked).chance!, rural: at(score, { ...asked, rural: true }).chance! }
          expect(now.general).toBeGreaterThanOrEqual(before.general)
          expect(now.rural).toBeGreaterThanOrEqual(before.rural)
          expect(now.rural).toBeGreaterThanOrEqual(now.general)
          expect(now.rural).toBeLessThanOrEqual(1)
          before = now
        }
      }),
      { numRuns: 30 },
    )
  })

  it('falls when there will be fewer grants', () => {
    expect(at(104, { grants: 60 }).chance).toBeLessThan(at(104, { grants: 130 }).chance!)
    expect(at(104, { grants: 130 }).chance).toBeLessThan(at(104, { grants: 400 }).chance!)
  })

  it('is nothing below the published minimum of the university, and below the floor of the law', () => {
    expect(at(114, { minimum: 115 }).chance).toBe(0)
    expect(at(115, { minimum: 115 }).chance).toBeGreaterThan(0.5)
    expect(at(74, { group: 'B001' }, fitGrants(rows.map(one => ({ ...one, group: 'B001', minimum: 75 })))).chance).toBe(0) // oxfmt-ignore
  })

  it('is the less certain the fewer grants there were, and of a single one hardly known', () => {
    const sigmaOf = (grants: number, excess: number) =>
      expectedThreshold({ drift: 0, spread: 1 }, { year: 2026, threshold: 90, excess, grants, universities: 1 }, { years: 1, grantsThen: grants }).sigma // oxfmt-ignore
    // A single grant at the threshold: a mean excess of 10 · 3 / 4, and the same for the position of the lowest score.
    expect(sigmaOf(1, 0)).toBeCloseTo(Math.hypot(2.8, 0.38 * 7.5, 7.5), 10)
    expect(sigmaOf(1000, 10)).toBeCloseTo(Math.hypot(2.8, 3.8, 0.01), 10)
    for (const grants of [1, 2, 5, 20, 100]) expect(sigmaOf(grants, 10)).toBeGreaterThan(sigmaOf(grants + 1, 10))
  })

  it('is the less certain the further the year', () => {
    const sigma = (year: number) => at(110, { year }).competitions[0]!.sigma
    expect(sigma(2028)).toBeCloseTo(sigma(2027) * Math.SQRT2)
    expect(sigma(2029)).toBeCloseTo(sigma(2027) * Math.sqrt(3))
  })

  it('asks for a total there can be', () => {
    expect(() => at(141)).toThrow(RangeError)
  })

  it('knows the distribution it speaks of', () => {
    // Tables of Student's t with four degrees of freedom.
    expect(studentT(0)).toBe(0.5)
    expect(studentT(0.741)).toBeCloseTo(0.75, 3)
    expect(studentT(2.132)).toBeCloseTo(0.95, 3)
    expect(studentT(-4.604)).toBeCloseTo(0.005, 4)
    expect(studentT(1e6)).toBeLessThanOrEqual(1)
  })
})
