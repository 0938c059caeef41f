import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takeInTurn } from './take-in-turn.ts'

describe('things of several lists, taken in turn', () => {
  it.each([
    [['abcdefgh', 'ij', '', 'k'], 8, 'abcdeijk'],
    [['a', 'b', 'c'], 2, 'ab'],
    [['', ''], 5, ''],
    [['abc'], 0, ''],
  ])('%j: %i of them are %s', (lists, room, expected) => {
    expect(
      takeInTurn(
        lists.map(list => [...list]),
        room,
      ).join(''),
    ).toBe(expected)
  })

  it('fill the room as far as there are any, from the beginning of each list', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(9), { maxLength: 6 }), { maxLength: 5 }), fc.nat(12), (lists, room) => {
        const numbered = lists.map((list, at) => list.map((_, place) => `${at}.${place}`))
        const taken = takeInTurn(numbered, room)
        expect(taken).toHaveLength(Math.min(room, lists.flat().length))
        const places = numbered.map((_, at) => taken.filter(each => each.startsWith(`${at}.`)))
        expect(places.flat()).toEqual(taken)
        for (const [at, of] of places.entries()) expect(of).toEqual(numbered[at]!.slice(0, of.length))
        // No list has two more than another that has some left.
        const short = places.filter((of, at) => of.length < numbered[at]!.length).map(of => of.length)
        for (const of of places) expect(of.length - Math.min(of.length, ...short)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
