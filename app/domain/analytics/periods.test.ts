import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/domain/calendar/days.ts'
import { bucketsOf, daysBegun, readSpan, spans, sumInto } from './periods.ts'

const today = '2026-11-25'

describe('a period', () => {
  it('is thirty days, twelve weeks from Monday or twelve calendar months, the running one last', () => {
    expect(bucketsOf('day', today)).toHaveLength(30)
    expect(bucketsOf('day', today).at(0)).toEqual({ from: '2026-10-27', to: '2026-10-27' })
    expect(bucketsOf('week', today)).toHaveLength(12)
    expect(bucketsOf('week', today).at(-1)).toEqual({ from: '2026-11-23', to: '2026-11-29' })
    expect(bucketsOf('month', '2026-03-31').map(({ from }) => from.slice(0, 7))).toEqual([
      ...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
      ...['2026-01', '2026-02', '2026-03'],
    ])
    expect(bucketsOf('month', today).at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  })

  it('is days when nothing else of ours is asked for', () => {
    expect([null, '', 'year', 'WEEK', 'week'].map(readSpan)).toEqual(['day', 'day', 'day', 'day', 'week'])
  })

  it('has as many days as have begun', () => {
    expect(daysBegun({ from: '2026-11-23', to: '2026-11-29' }, today)).toBe(3)
    expect(daysBegun({ from: '2026-11-16', to: '2026-11-22' }, today)).toBe(7)
    expect(daysBegun({ from: '2026-11-30', to: '2026-11-30' }, today)).toBe(0)
  })
})

describe('whatever the day', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map(days => addDays('2024-04-01', days))

  it('divisions lie one after another, and the last holds today', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...spans), (now, span) => {
        const buckets = bucketsOf(span, now)
        for (const [at, { from, to }] of buckets.entries()) {
          expect(from <= to).toBe(true)
          if (at > 0) expect(from).toBe(addDays(buckets[at - 1]!.to, 1))
        }
        const { from, to } = buckets.at(-1)!
        expect(from <= now && now <= to).toBe(true)
      }),
    )
  })

  it('no sum is lost or counted twice', () => {
    const sums = fc.array(fc.record({ day, n: fc.nat(1000) }), { maxLength: 60 })
    fc.assert(
      fc.property(day, fc.constantFrom(...spans), sums, (now, span, given) => {
        const buckets = bucketsOf(span, now)
        const inside = given.filter(each => each.day >= buckets[0]!.from && each.day <= buckets.at(-1)!.to)
        const total = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
        expect(total(sumInto(buckets, given))).toBe(total(inside.map(({ n }) => n)))
      }),
    )
  })
})
