import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountedReport, gravityOf, isHiddenByReports, reportReasons, reportWeight } from './report-weight.ts'

const by = (reporterId: string | null, weight = 1, byStaff = false): CountedReport => ({ reporterId, weight, byStaff })
const number = fc.integer({ min: 0, max: 500 })
const reports = fc.array(
  fc.record({
    reporterId: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')),
    weight: fc.double({ min: 0.01, max: 1, noNaN: true }),
    byStaff: fc.constant(false),
  }),
)

describe('what a report counts', () => {
  it.each([
    [0, 0, 1],
    [0, 1, 1],
    [0, 2, 2 / 3],
    [0, 3, 1 / 2],
    [0, 5, 1 / 3],
    [0, 19, 1 / 10],
    [10, 1, 1],
    [10, 11, 12 / 22],
  ])('after %i upheld and %i dismissed', (upheld, dismissed, weight) => {
    expect(reportWeight({ upheld, dismissed })).toBeCloseTo(weight)
  })

  it('stays above nothing and at most one, falls with every false report and rises with every true one', () => {
    fc.assert(
      fc.property(number, number, (upheld, dismissed) => {
        const weight = reportWeight({ upheld, dismissed })
        expect(weight).toBeGreaterThan(0)
        expect(weight).toBeLessThanOrEqual(1)
        expect(reportWeight({ upheld, dismissed: dismissed + 1 })).toBeLessThanOrEqual(weight)
        expect(reportWeight({ upheld: upheld + 1, dismissed })).toBeGreaterThanOrEqual(weight)
      }),
    )
    expect(() => reportWeight({ upheld: -1, dismissed: 0 })).toThrow()
  })
})

describe('a reported thing', () => {
  it('is hidden by three people, or by one of staff', () => {
    expect(isHiddenByReports([])).toBe(false)
    expect(isHiddenByReports([by('a'), by('b')])).toBe(false)
    expect(isHiddenByReports([by('a'), by('b'), by('c')])).toBe(true)
    expect(isHiddenByReports([by('a', 0.1, true)])).toBe(true)
  })

  it('is not hidden by one person who says it three times', () => {
    expect(isHiddenByReports([by('a'), by('a'), by('a')])).toBe(false)
  })

  it('is hidden by more people when they were wrong before, and by those whose account is gone', () => {
    expect(isHiddenByReports(['a', 'b', 'c', 'd'].map(name => by(name, 2 / 3)))).toBe(false)
    expect(isHiddenByReports(Array.from({ length: 9 }, (_, at) => by(String(at), 1 / 3)))).toBe(true)
    expect(isHiddenByReports([by(null), by(null), by(null)])).toBe(true)
  })

  it('stays hidden whatever is added, in any order', () => {
    fc.assert(
      fc.property(reports, reports, (some, more) => {
        const hidden = isHiddenByReports(some)
        expect(isHiddenByReports(some.toReversed())).toBe(hidden)
        if (hidden) expect(isHiddenByReports([...some, ...more])).toBe(true)
      }),
    )
  })
})

describe('the gravity of a case', () => {
  it('is that of its gravest reason', () => {
    expect(gravityOf([])).toBe(0)
    expect(gravityOf(['SPAM', 'BULLYING'])).toBe(1)
    expect(gravityOf(['OTHER', 'SELF_HARM', 'SPAM'])).toBe(2)
  })

  it('falls along the reasons as they are listed', () => {
    const gravities = reportReasons.map(reason => gravityOf([reason]))
    expect(gravities).toEqual(gravities.toSorted((one, other) => other - one))
  })
})
