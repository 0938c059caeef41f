import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trainingWays } from '#app/domain/professions/vocabulary.ts'
import { realProfessions } from '#tests/world/content.ts'
import { runs } from '#tests/world/runs.ts'
import { chooseContrast } from './contrast.ts'
import { type Interests, isUndifferentiated, type Letter, letters, strongest } from './matching.ts'
import { chooseWithContrast, rankProfessions } from './ranking.ts'
import { explainMatch } from './shortlist.ts'

const profile = (...values: number[]) =>
  Object.fromEntries(letters.map((letter, at) => [letter, values[at]])) as Interests
const ledBy = (letter: Letter) => profile(...letters.map(one => (one === letter ? 6 : 2)))

/** A profession written as `field:letter:subjects`. */
function matched(written: string) {
  const [field = '', letter = 'R', subjects = ''] = written.split(':')
  const interests = ledBy(letter as Letter)
  return { id: written, field, interests, subjects: subjects.split(',').filter(Boolean), correlation: 1, distance: 1 }
}
const contrastOf = (chosen: string[], others: string[], person: { interests: Interests; subjects: string[] }) =>
  chooseContrast([...chosen, ...others].map(matched), chosen.map(matched), person)?.id ?? null

const biologist = { interests: profile(4, 7, 4, 2, 1, 1), subjects: ['BIOLOGY'] }

describe('the contrast', () => {
  it('is the closest of another field, led by another interest', () => {
    const list = ['health:I', 'health:I', 'science:I']
    expect(contrastOf(list, ['health:S', 'it:I', 'law:S', 'law:E'], biologist)).toBe('law:S')
  })

  it('is not more of the person’s own subjects: no vet for a girl who named biology', () => {
    expect(contrastOf(['health:I'], ['agriculture:R:BIOLOGY', 'law:E:HISTORY'], biologist)).toBe('law:E:HISTORY')
  })

  it('is not of what half of the list rests on, named or not', () => {
    const list = ['business:C:MATHEMATICS', 'business:C:MATHEMATICS', 'law:C:HISTORY']
    const person = { interests: profile(1, 3, 1, 2, 3, 7), subjects: [] }
    expect(contrastOf(list, ['science:I:MATHEMATICS', 'education:S:HISTORY'], person)).toBe('education:S:HISTORY')
  })

  it('is not carried by an interest that carries the list', () => {
    const person = { interests: profile(1, 7, 1, 7, 1, 1), subjects: [] }
    const both = { ...matched('education:A'), interests: profile(1, 5, 6, 1, 1, 1) }
    expect(explainMatch(person.interests, both.interests).because).toEqual(['I'])
    expect(chooseContrast([both], [matched('health:I')], person)).toBeNull()
    expect(chooseContrast([both], [matched('health:S')], person)?.id).toBe('education:A')
  })

  it('is missing where everything is more of the same, and without a list', () => {
    expect(contrastOf(['health:I'], ['health:S', 'it:I'], biologist)).toBeNull()
    expect(contrastOf([], ['law:E'], biologist)).toBeNull()
  })
})

const score = fc.integer({ min: 10, max: 70 }).map(tenths => tenths / 10)
const people = fc.record({
  interests: fc
    .tuple(score, score, score, score, score, score)
    .map(values => profile(...values))
    .filter(interests => !isUndifferentiated(interests)),
  subjects: fc.uniqueArray(fc.constantFrom(...new Set(realProfessions.flatMap(({ subjects }) => subjects))), {
    maxLength: 4,
  }),
  planned: fc.option(fc.subarray([...trainingWays], { minLength: 1 })),
})

describe('the contrast of anybody, out of the real catalogue', () => {
  it('is of no field of the list, no reason of it, no subject that was named, and nothing the list is full of', () => {
    fc.assert(
      fc.property(people, ({ planned, ...person }) => {
        const ranked = rankProfessions(person.interests, realProfessions, { subjects: person.subjects })
        const { chosen, contrast } = chooseWithContrast(ranked, person, { planned })
        if (!contrast) return
        const reasonsOf = ({ interests }: { interests: Interests }) => explainMatch(person.interests, interests).because
        const half = chosen.length / 2
        expect(contrast.correlation).toBeGreaterThan(0)
        expect(planned === null || contrast.ways.some(({ way }) => planned.includes(way))).toBe(true)
        expect(chosen.map(({ field }) => field)).not.toContain(contrast.field)
        const listedReasons = chosen.flatMap(reasonsOf)
        for (const letter of reasonsOf(contrast)) expect(listedReasons).not.toContain(letter)
        const lead = strongest(contrast.interests)[0]
        expect(chosen.filter(({ interests }) => strongest(interests)[0] === lead).length).toBeLessThan(half)
        for (const subject of contrast.subjects) {
          expect(person.subjects).not.toContain(subject)
          expect(chosen.filter(({ subjects }) => subjects.includes(subject)).length).toBeLessThan(half)
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it('is there for most people', () => {
    const sample = fc.sample(people, { numRuns: 300, seed: 64 })
    const found = sample.filter(({ interests, subjects }) => {
      const ranked = rankProfessions(interests, realProfessions, { subjects })
      return chooseWithContrast(ranked, { interests, subjects }, { planned: null }).contrast !== null
    })
    expect(found.length / sample.length).toBeGreaterThan(0.8)
  })
})
