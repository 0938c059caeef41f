import { describe, expect, it } from 'vitest'
import { chosenFirst, chosenOf, isEmpty, meetingPairs, moved, readShown } from './shown.ts'

const nothing = { facts: [], projects: [], certificates: [], scales: [], achievements: [] }
const things = ['a', 'b', 'c'].map(id => ({ id }))

describe('What a portfolio shows', () => {
  it('is read as it was chosen, and as nothing where it is no choice', () => {
    const chosen = { ...nothing, facts: ['city'], projects: ['p2', 'p1'] }
    expect(readShown(chosen)).toEqual(chosen)
    for (const kept of [null, 'projects', 3, [], { projects: 'p1', facts: ['phone'] }]) {
      expect(readShown(kept)).toEqual(nothing)
    }
    expect(readShown({ projects: ['p1', 5, null] }).projects).toEqual(['p1'])
  })

  it('is nothing when neither words nor things were chosen', () => {
    expect(isEmpty({ about: null, shown: readShown({ facts: ['city'] }) })).toBe(true)
    expect(isEmpty({ about: 'Рисую карты', shown: readShown({}) })).toBe(false)
    expect(isEmpty({ about: null, shown: readShown({ scales: ['INTERESTS:R'] }) })).toBe(false)
  })

  it('moves one place up or down and stays at the ends', () => {
    expect(moved(['a', 'b', 'c'], 'c', 'up')).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b', 'c'], 'a', 'down')).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b'], 'a', 'up')).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 'b', 'down')).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 'nobodys', 'up')).toEqual(['a', 'b'])
  })

  it('stands in the chosen order, without what is gone', () => {
    expect(chosenOf(things, ['c', 'gone', 'a'])).toEqual([{ id: 'c' }, { id: 'a' }])
    expect(chosenFirst(things, ['c', 'gone']).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  it('tells no difference between scores whose bands meet', () => {
    const scale = (score: number) => ({ score, low: score - 8, high: score + 8 })
    expect(meetingPairs([scale(55), scale(72), scale(66)])).toEqual([
      [scale(72), scale(66)],
      [scale(66), scale(55)],
    ])
    expect(meetingPairs([scale(20), scale(80)])).toEqual([])
    expect(meetingPairs([scale(20)])).toEqual([])
  })
})
