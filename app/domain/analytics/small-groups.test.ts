import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEWEST_SHOWN, type Part, hideSmallGroups } from './small-groups.ts'

const classes = fc
  .array(fc.integer({ min: 0, max: 12 }), { maxLength: 8 })
  .map(sizes => sizes.map((people, at): Part => ({ groupId: at === 0 ? null : `class${at}`, people })))

const part = (groupId: string | null, people: number): Part => ({ groupId, people })

describe('Figures of classes', () => {
  it('leave a class of four out of the whole where the whole would tell of it', () => {
    const { shown, counted, people, leftOut } = hideSmallGroups([part('9А', 20), part('9Б', 4)])
    expect([...shown]).toEqual(['9А'])
    expect([...counted]).toEqual(['9А'])
    expect([people, leftOut]).toEqual([20, 4])
  })

  it('count small classes together where they are five people and more', () => {
    const { shown, people, leftOut } = hideSmallGroups([part('9А', 20), part('9Б', 4), part(null, 1), part('9В', 0)])
    expect([...shown]).toEqual(['9А'])
    expect([people, leftOut]).toEqual([25, 0])
  })

  it('are of five people and more, and so is what is left when some are subtracted from the whole', () => {
    fc.assert(
      fc.property(classes, fc.infiniteStream(fc.boolean()), (parts, chosen) => {
        const { shown, counted, people } = hideSmallGroups(parts)
        const sizeOf = (ids: Iterable<string | null>) =>
          [...ids].reduce((all, id) => all + parts.find(({ groupId }) => groupId === id)!.people, 0)
        for (const id of shown) expect(sizeOf([id])).toBeGreaterThanOrEqual(FEWEST_SHOWN)
        expect(sizeOf(counted)).toBe(people)
        const subtracted = [...shown].filter(() => chosen.next().value)
        const left = people - sizeOf(subtracted)
        expect(left === 0 || left >= FEWEST_SHOWN).toBe(true)
      }),
    )
  })
})
