import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { letters } from './interests.ts'
import { type Reason, reasonsAt, type ReasonPlace, reasonPlaces, unlikeReasons } from './reasons.ts'

const even = { R: 10, I: 10, A: 10, S: 10, E: 10, C: 10 }
const reasons = [
  { letter: 'R' as const, text: 'Mends the pump.' },
  { letter: 'I' as const, text: 'Finds why it stopped.' },
  { letter: 'I' as const, text: 'Tries another oil.' },
]
const others = [
  { letter: 'R' as const, text: 'Drives out to a well.' },
  { letter: 'I' as const, text: 'Finds, by ear, what rattles.' },
  { letter: 'C' as const, text: 'Logs the hours.' },
]
const reasonAt = (...[of, interests, place]: [readonly Reason[], typeof even | null, ReasonPlace]) =>
  reasonsAt([of], interests, place)[0]

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

  it('does not begin as another one of the analysis: the later one is told, and that later', () => {
    const at = (place: ReasonPlace) => reasonsAt([reasons, others], even, place)
    expect(at('results')).toEqual(['Mends the pump.', 'Drives out to a well.'])
    expect(at('analysis')).toEqual(['Finds why it stopped.', 'Logs the hours.'])
    expect(at('later')).toEqual(['Tries another oil.', 'Finds, by ear, what rattles.'])
  })

  const score = fc.nat(50)
  const scores = fc.record({ R: score, I: score, A: score, S: score, E: score, C: score })
  const reason = fc.record({
    letter: fc.constantFrom(...letters),
    text: fc.tuple(fc.constantFrom('Finds', 'Checks', 'Draws'), fc.uuid()).map(words => words.join(' ')),
  })
  const list = fc.array(fc.array(reason, { minLength: 3, maxLength: 3 }), { maxLength: 8 })

  it('is another one at every place, for any interests and any list', () => {
    fc.assert(
      fc.property(list, scores, (professions, interests) => {
        const places = (Object.keys(reasonPlaces) as ReasonPlace[]).map(place =>
          reasonsAt(professions, interests, place),
        )
        for (const [at, of] of professions.entries()) {
          const shown = places.map(each => each[at])
          expect(new Set(shown)).toEqual(new Set(of.map(({ text }) => text)))
        }
      }),
    )
  })
})

describe('the reasons of a contrast', () => {
  it('show an interest the list is not told for, where there is one', () => {
    expect(unlikeReasons(reasons, ['I'])).toEqual([reasons[0]])
    expect(unlikeReasons(reasons, ['R', 'I'])).toEqual(reasons)
  })
})
