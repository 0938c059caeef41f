import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceBand } from './chance.ts'
import { chancePercent } from './percent.ts'

describe('a chance in whole per cent', () => {
  it.each([
    [0, 0],
    [0.0001, 1],
    [0.344, 34],
    [0.349, 34],
    [0.35, 35],
    [0.51, 51],
    [0.699, 69],
    [0.7, 70],
    [0.9999, 99],
    [1, 100],
  ])('of %d is %d', (chance, percent) => expect(chancePercent(chance)).toBe(percent))

  it('never contradicts the word for it, and never falls when the chance rises', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (one, other) => {
          const [lower, higher] = [Math.min(one, other), Math.max(one, other)]
          return (
            chanceBand(chancePercent(lower) / 100) === chanceBand(lower) &&
            chancePercent(lower) <= chancePercent(higher)
          )
        },
      ),
    )
  })
})
