import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Queued, queuedAfter, queueOrder } from './queue-order.ts'

/** Compares two cases in the order of the queue: negative when the first is reviewed earlier, 0 only for the same case. */
function compareQueued(one: Queued, other: Queued): number {
  return (
    other.gravity - one.gravity ||
    one.openedAt.getTime() - other.openedAt.getTime() ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  )
}

const queued = (gravity: number, openedAt: string, id: string): Queued => ({
  gravity,
  openedAt: new Date(openedAt),
  id,
})
const some = fc.record({
  gravity: fc.constantFrom(0, 1, 2),
  openedAt: fc.integer({ min: 0, max: 3 }).map(day => new Date(Date.UTC(2026, 10, 1 + day))),
  id: fc.string({ minLength: 1, maxLength: 2 }),
})

type Condition = { gravity?: number | { lt: number }; openedAt?: Date | { gt: Date }; id?: { gt: string } }

/** Evaluates the condition for a case. */
function isAfter(other: Queued, one: Queued): boolean {
  return queuedAfter(one).OR.some(({ gravity, openedAt, id }: Condition) =>
    [
      typeof gravity === 'object' ? other.gravity < gravity.lt : other.gravity === gravity,
      openedAt === undefined ||
        (openedAt instanceof Date
          ? other.openedAt.getTime() === openedAt.getTime()
          : other.openedAt.getTime() > openedAt.gt.getTime()),
      id === undefined || other.id > id.gt,
    ].every(Boolean),
  )
}

describe('the queue', () => {
  it('has grave cases first, then the oldest', () => {
    const order = [
      queued(2, '2026-11-20', 'b'),
      queued(2, '2026-11-24', 'a'),
      queued(1, '2026-11-01', 'c'),
      queued(1, '2026-11-01', 'd'),
      queued(0, '2026-10-01', 'e'),
    ]
    expect(order.toReversed().sort(compareQueued)).toEqual(order)
  })

  it('is sorted alike by the database', () => {
    const asked = queueOrder.flatMap(by => Object.entries(by))
    expect(asked).toEqual([
      ['gravity', 'desc'],
      ['openedAt', 'asc'],
      ['id', 'asc'],
    ])
  })

  it('has one order, and its next page begins behind the last case', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        expect(Math.sign(compareQueued(one, other))).toBe(0 - Math.sign(compareQueued(other, one)))
        expect(isAfter(other, one)).toBe(compareQueued(one, other) < 0)
      }),
    )
  })
})
