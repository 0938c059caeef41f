import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHOICES_AT_MOST } from '#app/domain/institutions/vocabulary.ts'
import { optionsOf, selectsOf } from './programme-selects.ts'

const programme = (id: string, groupCode: string | null = null) => ({ id, name: `Программа ${id}`, groupCode })
const institution = (id: string, ...programmes: ReturnType<typeof programme>[]) => ({ id, name: id, programmes })

describe('what programmes are chosen from', () => {
  it('is one list for an institution, those that fit the person first', () => {
    const [kaznu] = selectsOf(
      [institution('kaznu', programme('law', 'B049'), programme('it', 'B057'), programme('own'))],
      new Set(['B057']),
      ['own'],
    )
    expect(kaznu).toEqual({
      id: 'kaznu',
      name: 'kaznu',
      fits: 'it\tПрограмма it',
      rest: 'law\tПрограмма law\nown\tПрограмма own',
      selects: 4,
      chosen: ['own'],
    })
  })

  it.each([
    [1, 4],
    [2, 4],
    [3, 2],
    [4, 2],
    [5, 1],
    [8, 1],
  ])('of %i institutions are %i in each', (count, each) => {
    const many = Array.from({ length: count }, (_, at) => institution(`i${at}`, programme(`p${at}`)))
    expect(selectsOf(many, new Set(), []).map(({ selects }) => selects)).toEqual(many.map(() => each))
  })

  it('is nothing without institutions', () => expect(selectsOf([], new Set(), ['law'])).toEqual([]))

  it('names the language of a name only where it is another', () => {
    const [one, other] = selectsOf([institution('a'), { ...institution('b'), lang: 'ru' }], new Set(), [])
    expect(one).not.toHaveProperty('lang')
    expect(other).toHaveProperty('lang', 'ru')
  })

  const groups = fc.constantFrom(null, 'B049', 'B057', 'B085')
  const some = fc
    .array(fc.array(groups, { maxLength: 10 }), { minLength: 1, maxLength: CHOICES_AT_MOST })
    .map(each =>
      each.map((codes, at) => institution(`i${at}`, ...codes.map((code, n) => programme(`${at}-${n}`, code)))),
    )

  it('holds every programme once in its order, and has room for eight choices at most and one in each at least', () => {
    fc.assert(
      fc.property(some, fc.subarray(['B049', 'B057', 'B085']), fc.infiniteStream(fc.boolean()), (all, fit, coin) => {
        const ids = all.flatMap(({ programmes }) => programmes.map(({ id }) => id))
        const before = ids.filter(() => coin.next().value)
        const selects = selectsOf(all, new Set(fit), before)
        expect(selects.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
        expect(selects.reduce((sum, one) => sum + one.selects, 0)).toBeLessThanOrEqual(CHOICES_AT_MOST)
        for (const [at, { fits, rest, selects: room, chosen }] of selects.entries()) {
          const of = all[at]!.programmes
          const fitting = of.filter(({ groupCode }) => groupCode !== null && fit.includes(groupCode))
          expect(optionsOf(fits).map(({ value }) => value)).toEqual(fitting.map(({ id }) => id))
          expect(optionsOf(rest).map(({ value }) => value)).toEqual(
            of.filter(one => !fitting.includes(one)).map(({ id }) => id),
          )
          expect(room).toBeGreaterThanOrEqual(1)
          const known = before.filter(id => of.some(one => one.id === id))
          expect(chosen).toEqual(known.slice(0, room))
        }
      }),
    )
  })
})
