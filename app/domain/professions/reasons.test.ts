import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonAt, type ReasonPlace, reasonPlaces } from './reasons.ts'

const even = { R: 10, I: 10, A: 10, S: 10, E: 10, C: 10 }
const reasons = [
  { letter: 'R' as const, text: 'Mends the pump.' },
  { letter: 'I' as const, text: 'Finds why it stopped.' },
  { letter: 'I' as const, text: 'Tries another oil.' },
]

describe('the reason for a profession', () => {
  it('shows the strongest interest of the person first', () => {
    expect(reasonAt(reasons, { ...even, I: 30 }, 'results')).toBe('Finds why it stopped.')
    expect(reasonAt(reasons, { ...even, R: 30 }, 'results')).toBe('Mends the pump.')
  })

  it('keeps the order of the content where interests are even or unknown', () => {
    expect(reasonAt(reasons, even, 'results')).toBe('Mends the pump.')
    expect(reasonAt(reasons, null, 'analysis')).toBe('Finds why it stopped.')
  })

  it('is nothing where none was written', () => {
    expect(reasonAt([], even, 'results')).toBeNull()
  })

  it('is another one at every place, for any interests', () => {
    const score = fc.nat(50)
    const scores = fc.record({ R: score, I: score, A: score, S: score, E: score, C: score })
    fc.assert(
      fc.property(scores, interests => {
        const said = (Object.keys(reasonPlaces) as ReasonPlace[]).map(place => reasonAt(reasons, interests, place))
        expect(new Set(said).size).toBe(reasons.length)
      }),
    )
  })
})
