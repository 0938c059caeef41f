import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf } from './sync.ts'

const nothing = { created: [], changed: [], gone: [] }

describe('what must be written', () => {
  it('is what is new, what has changed, and what has gone', () => {
    const wanted = [
      { id: 'same', years: 4 },
      { id: 'changed', years: 5 },
      { id: 'new', years: 2 },
    ]
    const there = [
      { id: 'gone', years: 3 },
      { id: 'changed', years: 4 },
      { id: 'same', years: 4 },
    ]
    expect(changesOf(wanted, there)).toEqual({ created: [wanted[2]], changed: [wanted[1]], gone: ['gone'] })
  })

  it('is everything at the first start, nothing at the second', () => {
    const rows = [{ id: 'a' }, { id: 'b' }]
    expect(changesOf(rows, [])).toEqual({ ...nothing, created: rows })
    expect(changesOf(rows, rows.toReversed())).toEqual(nothing)
    expect(changesOf([], rows)).toEqual({ ...nothing, gone: ['a', 'b'] })
  })

  it('is nothing for names in another order, or for columns the content does not speak of', () => {
    const wanted = [{ id: 'a', name: { ru: 'Право', kk: 'Құқық', deep: [{ one: 1, two: 2 }] }, text: undefined }]
    const there = [{ id: 'a', text: null, name: { deep: [{ two: 2, one: 1 }], kk: 'Құқық', ru: 'Право' }, order: 7 }]
    expect(changesOf(wanted, there)).toEqual(nothing)
  })

  it.each<[string, unknown, unknown]>([
    ['an order in a list', ['ru', 'kk'], ['kk', 'ru']],
    ['a number that was a text', 4, '4'],
    ['nothing where there was something', null, 'text'],
    ['no text where there was an empty one', null, ''],
    ['no instant where there was one', null, new Date(0)],
    ['another instant', new Date(1), new Date(0)],
    ['a no where there was a yes', false, true],
    ['a name less', { ru: 'Право' }, { ru: 'Право', kk: 'Құқық' }],
  ])('is %s', (_, value, old) => {
    const wanted = [{ id: 'a', value }]
    const there = [{ id: 'a', value: old }]
    expect(changesOf(wanted, there)).toEqual({ ...nothing, changed: wanted })
  })

  it('makes the table what the content is, and writes no row twice', () => {
    const row = fc.record({
      id: fc.constantFrom(...'abcdefgh'),
      years: fc.nat(3),
      name: fc.oneof(fc.constant(null), fc.record({ ru: fc.constantFrom('Право', ''), kk: fc.constant('Құқық') })),
      at: fc.constantFrom(null, new Date(0), new Date(1)),
    })
    const table = fc.uniqueArray(row, { selector: ({ id }) => id })
    fc.assert(
      fc.property(table, table, (wanted, there) => {
        const { created, changed, gone } = changesOf(wanted, there)
        const written = new Map(there.filter(({ id }) => !gone.includes(id)).map(one => [one.id, one]))
        for (const one of created) expect(written.has(one.id)).toBe(false)
        for (const one of changed) expect(written.get(one.id)).not.toEqual(one)
        for (const one of [...created, ...changed]) written.set(one.id, one)
        const byId = (rows: Iterable<(typeof wanted)[number]>) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
        expect(byId(written.values())).toEqual(byId(wanted))
      }),
    )
  })
})
