import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf, hashOf, type KnownRow, type Values, type WantedRow } from './sync.ts'

const noChanges = { created: [], changed: [], withdrawn: [], contested: [], contestedGone: [] }
const usual = { removed: new Set<string>(), whenGone: 'RETIRE', derived: [] } as const

const wanted = (id: string, values: Values = {}): WantedRow => ({ id, values, hash: hashOf({ values }) })
const seeded = (values: Values = {}, changes: Partial<KnownRow> = {}): KnownRow => ({
  origin: 'SEED',
  editedAt: null,
  contentHash: hashOf({ values }),
  derived: {},
  ...changes,
})
const edited = (values: Values = {}) => seeded(values, { editedAt: new Date(0) })
const added = () => seeded({}, { origin: 'ADMIN', editedAt: new Date(0), contentHash: null })

describe('what must be written', () => {
  it('is what is new, what has changed, and what has gone', () => {
    const rows = [wanted('same', { years: 4 }), wanted('changed', { years: 5 }), wanted('new', { years: 2 })]
    const there = new Map([
      ['gone', seeded({ years: 3 })],
      ['changed', seeded({ years: 4 })],
      ['same', seeded({ years: 4 })],
    ])
    expect(changesOf(rows, there, usual)).toEqual({
      ...noChanges,
      created: [rows[2]],
      changed: [rows[1]],
      withdrawn: ['gone'],
    })
  })

  it('is nothing in a row somebody has edited or added: what differs is told', () => {
    const rows = [wanted('renamed', { years: 5 }), wanted('untouched', { years: 4 }), wanted('taken', { years: 1 })]
    const there = new Map([
      ['renamed', edited({ years: 4 })],
      ['untouched', edited({ years: 4 })],
      ['taken', added()],
      ['own', added()],
      ['kept', edited({ years: 3 })],
    ])
    expect(changesOf(rows, there, usual)).toEqual({
      ...noChanges,
      contested: [rows[0], rows[2]],
      contestedGone: ['kept'],
    })
  })

  it('is not what somebody deleted, nor a second time what the seed has withdrawn', () => {
    const there = new Map([['gone', seeded({}, { contentHash: '', retiredAt: new Date(0) })]])
    expect(changesOf([wanted('deleted')], there, { ...usual, removed: new Set(['deleted']) })).toEqual(noChanges)
  })

  it('is a row of an earlier release, and one the seed withdrew when it comes back', () => {
    const rows = [wanted('earlier'), wanted('back')]
    const there = new Map([
      ['earlier', seeded({}, { contentHash: '' })],
      ['back', seeded({}, { contentHash: '', retiredAt: new Date(0) })],
    ])
    expect(changesOf(rows, there, usual)).toEqual({ ...noChanges, changed: rows })
  })

  it('is a column that follows another row, where the row is the seed’s', () => {
    const values = { name: 'КазНУ', search: 'казну | нур-султан' }
    const row = { id: 'kaznu', values, hash: hashOf({ values }, ['search']) }
    const old = { contentHash: row.hash, derived: { search: 'казну | астана' } }
    const derived = { ...usual, derived: ['search'] }
    expect(changesOf([row], new Map([['kaznu', seeded({}, old)]]), derived)).toEqual({ ...noChanges, changed: [row] })
    const byHand = seeded({}, { ...old, editedAt: new Date(0) })
    expect(changesOf([row], new Map([['kaznu', byHand]]), derived)).toEqual(noChanges)
  })

  it('is nothing of what has gone where rows are kept', () => {
    const there = new Map([
      ['gone', seeded()],
      ['kept', edited()],
    ])
    expect(changesOf([], there, { ...usual, whenGone: 'KEEP' })).toEqual(noChanges)
  })

  it('touches no edited row and writes no row twice, whatever the content and the table', () => {
    const values = fc.record({ years: fc.nat(3), name: fc.constantFrom(null, 'Право') })
    const known = fc.oneof(values.map(seeded), values.map(edited), fc.constant(added()))
    const id = fc.constantFrom(...'abcdefgh')
    fc.assert(
      fc.property(fc.dictionary(id, values), fc.dictionary(id, known), (content, table) => {
        const rows = Object.entries(content).map(([at, row]) => wanted(at, row))
        const there = new Map(Object.entries(table))
        const { created, changed, withdrawn } = changesOf(rows, there, usual)
        for (const row of created) expect(there.has(row.id)).toBe(false)
        for (const at of [...changed.map(row => row.id), ...withdrawn]) {
          expect(there.get(at)).toMatchObject({ origin: 'SEED', editedAt: null })
        }
        for (const row of [...created, ...changed]) there.set(row.id, seeded(row.values))
        for (const at of withdrawn) there.set(at, seeded({}, { contentHash: '', retiredAt: new Date(0) }))
        expect(changesOf(rows, there, usual)).toMatchObject({ created: [], changed: [], withdrawn: [] })
      }),
    )
  })
})

describe('the hash of a row', () => {
  it('is the same for names in another order, children in another order, and columns without a value', () => {
    const name = { ru: 'Право', kk: 'Құқық', deep: [{ one: 1, two: 2 }] }
    const turned = { deep: [{ two: 2, one: 1 }], kk: 'Құқық', ru: 'Право' }
    const children = { MajorLanguage: [{ language: 'ru' }, { language: 'kk' }] }
    expect(hashOf({ values: { name, text: undefined }, children })).toBe(
      hashOf({
        values: { text: null, name: turned },
        children: { MajorLanguage: children.MajorLanguage.toReversed() },
      }),
    )
    expect(hashOf({ values: { name }, children: { MajorLanguage: [] } })).toBe(hashOf({ values: { name } }))
  })

  it.each<[string, unknown, unknown]>([
    ['an order in a list', ['ru', 'kk'], ['kk', 'ru']],
    ['a number that was a text', 4, '4'],
    ['nothing where there was something', null, 'text'],
    ['no text where there was an empty one', null, ''],
    ['a no where there was a yes', false, true],
    ['a name less', { ru: 'Право' }, { ru: 'Право', kk: 'Құқық' }],
  ])('is another for %s', (_, value, old) => {
    expect(hashOf({ values: { value } })).not.toBe(hashOf({ values: { value: old } }))
    expect(hashOf({ values: {}, children: { Child: [{ value }] } })).not.toBe(
      hashOf({ values: {}, children: { Child: [{ value: old }] } }),
    )
  })
})
