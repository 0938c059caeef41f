import { describe, expect, it } from 'vitest'
import { endsSoon, isPaid } from './paid.ts'

const now = new Date('2026-11-20T09:00:00Z')
const after = (days: number, ms = 0) => new Date(now.getTime() + days * 86_400_000 + ms)

describe('a personal subscription', () => {
  it.each([
    ['that was never bought', null, false],
    ['that ended a moment ago', after(0, -1), false],
    ['that ends this very moment', now, false],
    ['that still runs', after(0, 1), true],
  ])('%s', (_, paidUntil, paid) => expect(isPaid({ paidUntil }, now)).toBe(paid))

  it.each([
    ['that was never bought is not spoken of', null, false],
    ['that is over is not spoken of', after(-1), false],
    ['that ends tomorrow is spoken of', after(1), true],
    ['that ends in exactly 14 days is spoken of', after(14), true],
    ['that ends a moment later is not yet spoken of', after(14, 1), false],
  ])('%s', (_, paidUntil, soon) => expect(endsSoon(paidUntil, now)).toBe(soon))
})
