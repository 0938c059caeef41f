import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byGroup, type Counts, makeFigures, outstanding } from './figures.ts'
import { lastMonths } from './months.ts'
import { FEWEST_SHOWN } from './small-groups.ts'
import { makeTop } from './top.ts'

const months = lastMonths(new Date('2026-11-24T00:00:00Z'))
const none: Counts = {
  groups: [],
  attempts: [],
  interests: [],
  professions: [],
  institutions: [],
  chances: [],
  plans: [],
  months: [],
}

describe('The figures of a school', () => {
  const counts: Counts = {
    ...none,
    groups: [
      { groupId: 'a', people: 20 },
      { groupId: 'b', people: 4 },
    ],
    attempts: ['a', 'b'].map(groupId => ({
      ...{ groupId, instrument: 'VALUES' as const, testId: null },
      ...{ began: 4, finished: 2, dropped: 1, careless: 1 },
    })),
    chances: [
      { groupId: 'a', band: 'low', people: 3 },
      { groupId: 'a', band: 'high', people: 2 },
      { groupId: 'a', band: null, people: 9 },
      { groupId: 'b', band: 'low', people: 4 },
    ],
    months: [{ groupId: 'a', month: 11, tests: 2, tasks: 1 }],
  }

  it('leave out a class of four wherever they count', () => {
    const { pupils, leftOut, all, chances } = makeFigures(counts, months)
    expect([pupils, leftOut, all!.people]).toEqual([24, 4, 20])
    expect(all!.tests.find(({ instrument }) => instrument === 'VALUES')).toMatchObject({ began: 4, going: 1 })
    expect(chances).toEqual({ people: 5, leftOut: 4, low: 3, medium: 0, high: 2, unknown: 9 })
    expect(all!.months.at(-1)).toEqual({ day: '2026-11-01', tests: 2, tasks: 1 })
  })

  it('name each test of no instrument by itself, and only where it was begun', () => {
    const own = { groupId: 'a', instrument: 'OTHER' as const, began: 3, finished: 2, dropped: 0, careless: 0 }
    const attempts = [...counts.attempts, { ...own, testId: 'own' }, { ...own, testId: null }]
    const { all } = makeFigures({ ...counts, attempts }, months)
    expect(all!.tests.filter(({ instrument }) => instrument === 'OTHER')).toEqual([
      { instrument: 'OTHER', testId: 'own', began: 3, finished: 2, dropped: 0, careless: 0, going: 1 },
    ])
    const without = makeFigures(counts, months).all!.tests
    expect(without.some(({ instrument }) => instrument === 'OTHER')).toBe(false)
  })

  it('are nothing of a class of four by itself', () => {
    const own = makeFigures(byGroup(counts)('b'), months)
    expect(own).toMatchObject({ pupils: 4, all: null, interests: null, chances: null })
    expect(makeFigures(none, months)).toMatchObject({ pupils: 0, all: null, professions: null })
  })

  it('call an interest outstanding only with its whole band above the middle', () => {
    expect(
      outstanding([
        { key: 'I', mean: 60, low: 51, high: 69 },
        { key: 'A', mean: 60, low: 50, high: 70 },
      ]),
    ).toEqual(['I'])
  })
})

describe('The top ten', () => {
  const all = { groupId: 'a', id: null, people: 12 }
  const named = (id: string, people: number) => ({ groupId: 'a', id, people })

  it('tells a number from five people on, words below, and nothing of what is one person’s', () => {
    const top = makeTop([all, named('rare', 1), named('few', 4), named('also', 2), named('many', 5), named('most', 9)])
    expect(top?.items).toEqual([
      { id: 'most', people: 9 },
      { id: 'many', people: 5 },
      { id: 'also', people: null },
      { id: 'few', people: null },
    ])
  })

  it('leaves out the few of a class who could be found by subtracting the others from the whole', () => {
    const both = [all, { ...all, groupId: 'b' }]
    const ofB = (id: string, people: number) => ({ groupId: 'b', id, people })
    const top = makeTop([...both, named('six', 5), ofB('six', 1), named('together', 3), ofB('together', 4)])
    expect(top).toEqual({
      ...{ people: 24, leftOut: 1 },
      items: [
        { id: 'together', people: 7 },
        { id: 'six', people: 5 },
      ],
    })
  })

  it('tells whoever subtracts its classes from the whole of nobody, or of five people and more', () => {
    const people = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(people, sizes => {
        const of = (n: number, at: number) => [
          { groupId: `class${at}`, id: null, people: 12 },
          { groupId: `class${at}`, id: 'named', people: n },
        ]
        const shownIn = (rows: Parameters<typeof makeTop>[0]) => makeTop(rows)?.items[0]?.people ?? 0
        const left = shownIn(sizes.flatMap(of)) - sizes.reduce((sum, n, at) => sum + shownIn(of(n, at)), 0)
        expect(left === 0 || left >= FEWEST_SHOWN).toBe(true)
      }),
    )
  })

  it('is ten long, and of five people at least', () => {
    const rows = Array.from({ length: 12 }, (_, at) => named(`p${at}`, 6))
    expect(makeTop([all, ...rows])?.items).toHaveLength(10)
    expect(makeTop([{ ...all, people: 4 }, ...rows])).toBeNull()
  })
})
