import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Interests, letters, type Letter, type Matched, rankByInterest, standardised } from './matching.ts'
import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import { trainingWays } from '#app/domain/professions/vocabulary.ts'
import {
  explainMatch,
  FURTHEST_FOR_VARIETY,
  makeShortlist,
  MOST_OF_ONE_FIELD,
  MOST_OF_THE_LEADING_FIELD,
  SHORTLIST_LENGTH,
} from './shortlist.ts'

type Profession = { id: string; field: string; ways: { way: TrainingWayKind }[]; interests: Interests }

const profile = (...values: number[]) =>
  Object.fromEntries(letters.map((letter, at) => [letter, values[at]])) as Interests
const ledBy = (letter: Letter) => profile(...letters.map(one => (one === letter ? 6 : 2)))

/** A ranked list written as `field:letter:ways`, the closest first; ways by their first letters. */
function ranked(...professions: string[]): Matched<Profession>[] {
  return professions.map((written, at) => {
    const [field = '', letter = 'R', by = 'U'] = written.split(':')
    const ways = [...by].map(first => ({ way: wayOf[first as 'U'] }))
    const interests = ledBy(letter as Letter)
    return { id: `${field}${at + 1}`, field, ways, interests, correlation: 1 - at / 100, distance: at }
  })
}

const wayOf = { U: 'UNIVERSITY', C: 'COLLEGE', K: 'COURSE', M: 'MILITARY_OR_POLICE_INSTITUTE' } as const

const ids = (list: { id: string }[]) => list.map(({ id }) => id)

describe('the shortlist', () => {
  it('has seven professions, at most three of one field and four of the leading one, from the first fifteen', () => {
    expect(SHORTLIST_LENGTH).toBe(7)
    expect(MOST_OF_ONE_FIELD).toBe(3)
    expect(MOST_OF_THE_LEADING_FIELD).toBe(4)
    expect(FURTHEST_FOR_VARIETY).toBe(15)
  })

  it('is the seven closest when their fields differ enough', () => {
    const list = ranked('it', 'it', 'it', 'health', 'law', 'law', 'trades', 'science', 'science')
    expect(ids(makeShortlist(list, { planned: null }))).toEqual([
      'it1',
      'it2',
      'it3',
      'health4',
      'law5',
      'law6',
      'trades7',
    ])
  })

  it('passes over the fourth of a field for the next of another, and the fifth of the field that leads', () => {
    const behind = ranked('law', 'it', 'it', 'it', 'it', 'health', 'law', 'it', 'trades', 'science')
    expect(ids(makeShortlist(behind, { planned: null }))).toEqual([
      'law1',
      'it2',
      'it3',
      'it4',
      'health6',
      'law7',
      'trades9',
    ])
    const ahead = ranked('it', 'it', 'it', 'it', 'it', 'health', 'law', 'it', 'trades', 'science')
    expect(ids(makeShortlist(ahead, { planned: null }))).toEqual([
      'it1',
      'it2',
      'it3',
      'it4',
      'health6',
      'law7',
      'trades9',
    ])
  })

  it('is shorter rather than that variety brings in a distant profession', () => {
    const given = ranked(...Array<string>(15).fill('it'), 'law')
    expect(ids(makeShortlist(given, { planned: null }))).toEqual(['it1', 'it2', 'it3', 'it4'])
    expect(makeShortlist([], { planned: ['COURSE'] })).toEqual([])
  })

  it('keeps to the ways the person is ready to go: one of them is enough', () => {
    const list = ranked('a:R:U', 'b:R:CU', 'c:R:C', 'd:R:KC', 'e:R:M')
    const by = (planned: TrainingWayKind[] | null) => ids(makeShortlist(list, { planned }))
    expect(by(['COURSE'])).toEqual(['d4'])
    expect(by(['COLLEGE'])).toEqual(['b2', 'c3', 'd4'])
    expect(by(['UNIVERSITY', 'MILITARY_OR_POLICE_INSTITUTE'])).toEqual(['a1', 'b2', 'e5'])
    expect(by(null)).toEqual(['a1', 'b2', 'c3', 'd4', 'e5'])
    expect(by([])).toEqual(['a1', 'b2', 'c3', 'd4', 'e5'])
  })

  it('does not let what is out of reach take a place of its field', () => {
    const list = ranked('it:I:U', 'it:I:U', 'it:I:U', 'it:I:K', 'it:I:K', 'it:I:K')
    expect(ids(makeShortlist(list, { planned: ['COURSE'] }))).toEqual(['it4', 'it5', 'it6'])
  })
})

const value = fc.integer({ min: 10, max: 70 }).map(tenths => tenths / 10)
const anyProfile = fc.tuple(value, value, value, value, value, value).map(values => profile(...values))
const profession = fc.record({
  field: fc.constantFrom('it', 'law', 'health', 'trades'),
  ways: fc.subarray([...trainingWays], { minLength: 1 }).map(ways => ways.map(way => ({ way }))),
  interests: anyProfile,
})
const list = fc.tuple(anyProfile, fc.array(profession, { maxLength: 60 })).map(([person, jobs]) =>
  rankByInterest(
    person,
    jobs.map((job, at) => ({ id: String(at), ...job })),
  ),
)
const planned = fc.option(fc.subarray([...trainingWays], { minLength: 1 }))
const isOpen = ({ ways }: Profession, plan: TrainingWayKind[] | null) =>
  plan === null || ways.some(({ way }) => plan.includes(way))
const most = (items: string[]) => Math.max(0, ...items.map(item => items.filter(other => other === item).length))

describe('any shortlist', () => {
  it('is chosen from the ranked list in its order, within reach, seven at most and three of a field (four of the leading one)', () => {
    fc.assert(
      fc.property(list, planned, (given, plan) => {
        const chosen = makeShortlist(given, { planned: plan })
        const places = chosen.map(match => given.indexOf(match))
        expect(places).not.toContain(-1)
        expect(places).toEqual([...places].sort((one, other) => one - other))
        expect(new Set(places).size).toBe(chosen.length)
        expect(chosen.length).toBeLessThanOrEqual(7)
        const leading = given.find(match => isOpen(match, plan))?.field
        expect(most(chosen.map(({ field }) => field).filter(field => field !== leading))).toBeLessThanOrEqual(3)
        expect(chosen.filter(({ field }) => field === leading).length).toBeLessThanOrEqual(4)
        for (const match of chosen) expect(isOpen(match, plan)).toBe(true)
      }),
    )
  })

  it('leaves out nothing closer without a reason', () => {
    fc.assert(
      fc.property(list, planned, (given, plan) => {
        const chosen = makeShortlist(given, { planned: plan })
        for (const match of given) {
          if (chosen.includes(match)) continue
          const open = given.filter(other => isOpen(other, plan))
          const outOfReach = !isOpen(match, plan) || open.indexOf(match) >= 15
          const leads = open[0]?.field === match.field
          const before = chosen.filter(other => given.indexOf(other) < given.indexOf(match))
          const fieldIsFull = before.filter(({ field }) => field === match.field).length >= (leads ? 4 : 3)
          expect(outOfReach || fieldIsFull || before.length === 7).toBe(true)
        }
      }),
    )
  })

  it('does not change the ranked list', () => {
    fc.assert(
      fc.property(list, planned, (given, plan) => {
        const before = JSON.stringify(given)
        makeShortlist(Object.freeze(given), { planned: plan, length: 14 })
        expect(JSON.stringify(given)).toBe(before)
      }),
    )
  })
})

describe('a longer list on request', () => {
  const longer = fc.constantFrom(14, 21, 28, 70)

  it('begins with the same seven', () => {
    fc.assert(
      fc.property(list, planned, longer, (given, plan, length) => {
        const short = makeShortlist(given, { planned: plan })
        expect(makeShortlist(given, { planned: plan, length }).slice(0, short.length)).toEqual(short)
      }),
    )
  })

  it('has no profession twice and none too many', () => {
    fc.assert(
      fc.property(list, planned, longer, (given, plan, length) => {
        const chosen = makeShortlist(given, { planned: plan, length })
        expect(chosen.length).toBeLessThanOrEqual(length)
        expect(new Set(ids(chosen)).size).toBe(chosen.length)
        expect(most(chosen.map(({ field }) => field))).toBeLessThanOrEqual((length / 7) * 4)
      }),
    )
  })

  it('brings a profession its field held back before a more distant one of the same field', () => {
    // it6 is closer than it9 and was held back only because others of its field came first.
    const given = ranked('it', 'it', 'it', 'it', 'a', 'it', 'b', 'c', 'it', 'd', 'e', 'f', 'g', 'h')
    const chosen = makeShortlist(given, { planned: null, length: 14 })
    expect(ids(chosen)).toContain('it9')
    expect(ids(chosen)).toContain('it6')
  })

  it('is longer even where one field is all there is', () => {
    const given = ranked(...Array<string>(20).fill('it'))
    expect(makeShortlist(given, { planned: null })).toHaveLength(4)
    // Twice the length allows twice as many of one field.
    expect(makeShortlist(given, { planned: null, length: 14 })).toHaveLength(8)
  })
})

describe('why a profession matches', () => {
  it('names the one scale a peak is shared in', () => {
    expect(explainMatch(profile(1, 1, 7, 1, 1, 1), profile(2, 2, 6, 2, 2, 2))).toEqual({
      because: ['A'],
      asksFor: null,
      leavesUnused: null,
    })
  })

  it('names two at most, the one that carries more first', () => {
    // Standard scores fall in the order I, S, A of both.
    expect(explainMatch(profile(1, 7, 4.5, 6, 1, 1), profile(1, 7, 4.5, 6, 1, 1)).because).toEqual(['I', 'S'])
    expect(explainMatch(profile(1, 6, 1, 7, 1, 1), profile(1, 6, 1, 7, 1, 1)).because).toEqual(['S', 'I'])
  })

  it('names what the profession asks for and the person lacks, and what it leaves unused', () => {
    expect(explainMatch(profile(1, 1, 7, 1, 1, 1), profile(7, 1, 1, 1, 1, 1))).toEqual({
      because: [],
      asksFor: 'R',
      leavesUnused: 'A',
    })
    expect(explainMatch(profile(6, 6, 1, 1, 2, 2), profile(6, 1, 1, 6, 2, 2))).toEqual({
      because: ['R'],
      asksFor: 'S',
      leavesUnused: 'I',
    })
  })

  it('has nothing to say about a flat profile', () => {
    const silent = { because: [], asksFor: null, leavesUnused: null }
    expect(explainMatch(profile(4, 4, 4, 4, 4, 4), profile(7, 1, 1, 1, 1, 1))).toEqual(silent)
    expect(explainMatch(profile(7, 1, 1, 1, 1, 1), profile(3, 3, 3, 3, 3, 3))).toEqual(silent)
  })

  it('never praises and regrets the same scale', () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, (person, job) => {
        const { because, asksFor, leavesUnused } = explainMatch(person, job)
        expect(because.length).toBeLessThanOrEqual(2)
        const named = [...because, asksFor, leavesUnused].filter(letter => letter !== null)
        expect(new Set(named).size).toBe(named.length)
      }),
    )
  })

  it('names only what lies on the side it is named for', () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, (person, job) => {
        const [one, other] = [standardised(person), standardised(job)]
        const { because, asksFor, leavesUnused } = explainMatch(person, job)
        for (const letter of because) expect(Math.min(one[letter], other[letter])).toBeGreaterThan(0)
        if (asksFor) expect(other[asksFor]).toBeGreaterThan(0.5)
        if (asksFor) expect(one[asksFor]).toBeLessThan(0)
        if (leavesUnused) expect(one[leavesUnused]).toBeGreaterThan(0.5)
        if (leavesUnused) expect(other[leavesUnused]).toBeLessThan(0)
      }),
    )
  })

  it('names a scale as a reason only when it stands out by half a standard deviation', () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, (person, job) => {
        const [one, other] = [standardised(person), standardised(job)]
        for (const letter of explainMatch(person, job).because) {
          expect(Math.max(one[letter], other[letter])).toBeGreaterThanOrEqual(0.5)
        }
      }),
      { numRuns: 2000, seed: 20261120 },
    )
  })

  it('does not depend on how high or how steep the profiles are', () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, (person, job) => {
        const doubled = profile(...letters.map(letter => 2 * person[letter] + 8))
        // Powers of two are exact only up to rounding of the mean; leave out values on a border.
        const scores = [standardised(person), standardised(job)]
        const borders = [0, 0.2, 0.3, 0.5]
        fc.pre(
          letters.every(letter =>
            [
              ...scores.flatMap(score => [score[letter], -score[letter]]),
              scores[0]![letter] * scores[1]![letter],
            ].every(z => borders.every(border => Math.abs(z - border) > 1e-9)),
          ),
        )
        const shares = letters.map(letter => scores[0]![letter] * scores[1]![letter])
        fc.pre(
          shares.every((share, at) => shares.every((other, place) => at === place || Math.abs(share - other) > 1e-9)),
        )
        expect(explainMatch(doubled, job)).toEqual(explainMatch(person, job))
      }),
    )
  })
})
