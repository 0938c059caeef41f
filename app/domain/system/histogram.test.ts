import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Histogram } from './histogram.ts'

const times = fc.array(fc.double({ min: 0, max: 120_000, noNaN: true }), { minLength: 1, maxLength: 300 })

function histogramOf(all: readonly number[]) {
  const histogram = new Histogram()
  for (const ms of all) histogram.add(ms)
  return histogram
}

describe('a histogram of durations', () => {
  it('knows nothing before anything was added', () => {
    expect(new Histogram()).toMatchObject({ count: 0, slowestMs: 0 })
    expect(new Histogram().percentile(0.95)).toBe(0)
  })

  it('tells the half and the slow end apart', () => {
    const histogram = histogramOf([...Array.from({ length: 90 }, () => 10), ...Array.from({ length: 10 }, () => 900)])
    expect(histogram.percentile(0.5)).toBeLessThanOrEqual(12)
    expect(histogram.percentile(0.95)).toBeGreaterThanOrEqual(900)
    expect(histogram).toMatchObject({ count: 100, slowestMs: 900 })
  })

  it('is never below the true percentile, and a fifth above it at most', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(0.5, 0.95, 1), (all, share) => {
        const truth = all.toSorted((one, other) => one - other)[Math.ceil(share * all.length) - 1]!
        const estimate = histogramOf(all).percentile(share)
        expect(estimate).toBeGreaterThanOrEqual(Math.min(truth, Math.max(...all)) - 1e-6)
        expect(estimate).toBeLessThanOrEqual(Math.max(1, truth * 2 ** 0.25) + 1e-6)
      }),
    )
  })

  it('takes another one in as if all of it had been added here', () => {
    fc.assert(
      fc.property(times, times, (one, other) => {
        const both = histogramOf(one)
        both.addAll(histogramOf(other))
        const whole = histogramOf([...one, ...other])
        expect([both.count, both.slowestMs, both.percentile(0.95)]).toEqual([
          whole.count,
          whole.slowestMs,
          whole.percentile(0.95),
        ])
      }),
    )
  })
})
