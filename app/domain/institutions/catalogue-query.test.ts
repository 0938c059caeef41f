import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activeFilters,
  asksNothing,
  type CatalogueFilters,
  programmeCode,
  readCatalogueQuery,
  sorts,
  specialityCode,
  withoutFilter,
  withoutFilters,
  writeCatalogueQuery,
} from './catalogue-query.ts'
import { anyText } from '#tests/world/text.ts'
import { financings, institutionKinds } from './vocabulary.ts'

const offered = {
  countries: [
    { id: 'kz', cities: [{ id: 'almaty' }, { id: 'astana' }] },
    { id: 'us', cities: [{ id: 'boston' }] },
  ],
  languages: ['en', 'kk', 'ru'],
  professions: ['cook', 'welder'],
}
const read = (query: string | Record<string, string>) => readCatalogueQuery(new URLSearchParams(query), offered)
const nothing = read('').filters

describe('the address of the catalogue', () => {
  it('asks for nothing when it is bare', () => {
    expect(activeFilters(nothing)).toEqual([])
    expect(read('')).toMatchObject({ sort: 'name', after: null, refused: {} })
  })

  it('asks for everything at once', () => {
    const query = read(
      'q=казну&country=kz&city=almaty&region=almaty&type=UNIVERSITY&financing=GOV&dormitory=on&major=b057&language=kk&cost=1 200 000&grants=on&field=it&profession=welder&fits=on&sort=cost',
    )
    expect(query.filters).toEqual({
      q: 'казну',
      country: 'kz',
      city: 'almaty',
      region: 'almaty',
      type: 'UNIVERSITY',
      financing: 'GOV',
      dormitory: true,
      major: 'b057',
      language: 'kk',
      cost: 1_200_000,
      grants: true,
      field: 'it',
      profession: 'welder',
      fits: true,
    })
    expect(activeFilters(query.filters)).toHaveLength(14)
    expect(query.sort).toBe('cost')
  })

  it.each([
    'country=atlantis',
    'city=nowhere',
    'region=kz',
    'profession=wizard',
    'field=magic',
    'type=KINDERGARTEN',
    'financing=gov',
    'dormitory=1',
    'language=xx',
    'grants=yes',
    'sort=fate',
    'type=toString',
    'country=__proto__',
    'q=&major=&cost=&after=',
  ])('reads %s as not asked', query => expect(read(query)).toEqual(read('')))

  it('takes a city of the chosen country only', () => {
    expect(read('country=us&city=almaty').filters).toMatchObject({ country: 'us', city: null })
    expect(read('city=almaty').filters).toMatchObject({ country: null, city: 'almaty' })
  })

  it.each([
    ['q=a', { q: 'short' }],
    ['major=%', { major: 'short' }],
    ['major=б', { major: 'short' }],
    ['cost=много', { cost: 'number' }],
    ['cost=-5', { cost: 'number' }],
    ['cost=0', { cost: 'number' }],
    ['cost=1e6', { cost: 'number' }],
    ['cost=99999999999999', { cost: 'number' }],
    ['q=a&cost=x', { q: 'short', cost: 'number' }],
  ])('refuses %s beside its field and keeps what was typed', (search, refused) => {
    const query = read(search)
    expect(query.refused).toEqual(refused)
    expect(query.filters).toEqual(nothing)
    for (const [name, value] of new URLSearchParams(search)) expect(query.typed[name as 'q']).toBe(value)
  })

  it('reads what cannot be seen as a space', () => {
    expect(read({ q: 'каз\u0000\u202Eну' }).filters.q).toBe('каз  ну')
    expect(read({ q: '\u0000\u0001' })).toMatchObject({ filters: { q: null }, refused: {} })
  })

  it.each([
    ['B057', 'B057'],
    ['b057', 'B057'],
    ['В057', 'B057'],
    ['вм086', 'BM086'],
    [' B 057 ', 'B057'],
    ['B57', null],
    ['информатика', null],
  ])('knows %s as a code of a programme group: %s', (typed, code) => expect(programmeCode(typed)).toBe(code))

  it.each([
    ['07150500', '07150500'],
    [' 0715 05 00 ', '07150500'],
    ['0715050', null],
    ['B057', null],
  ])('knows %s as a code of a speciality: %s', (typed, code) => expect(specialityCode(typed)).toBe(code))
})

const filters: fc.Arbitrary<CatalogueFilters> = fc.record({
  q: fc.constantFrom(null, 'казну', 'al-farabi 1', 'қазақ'),
  country: fc.constantFrom(null, 'kz'),
  city: fc.constantFrom(null, 'almaty', 'astana'),
  type: fc.constantFrom(null, ...institutionKinds),
  financing: fc.constantFrom(null, ...financings),
  dormitory: fc.boolean(),
  major: fc.constantFrom(null, 'B057', 'инженер'),
  language: fc.constantFrom(null, 'kk', 'en'),
  cost: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
  grants: fc.boolean(),
  region: fc.constantFrom(null, 'almaty', 'abai'),
  field: fc.constantFrom(null, 'it', 'law'),
  profession: fc.constantFrom(null, 'welder'),
  fits: fc.boolean(),
})

const addressOf = (...asked: Parameters<typeof writeCatalogueQuery>) =>
  Object.fromEntries(
    Object.entries(writeCatalogueQuery(...asked)).flatMap(([key, value]) =>
      value === null ? [] : [[key, String(value)]],
    ),
  )

describe('a query of the catalogue', () => {
  it('asks for nothing only where nothing is filtered, typed, sorted or turned over', () => {
    for (const query of ['', 'country=atlantis', 'sort=fate', 'q=  '])
      expect(asksNothing(read(query)), query).toBe(true)
    for (const query of ['type=SERVICE', 'field=it', 'fits=on', 'sort=cost', 'after=kaznu', 'q=a', 'cost=much'])
      expect(asksNothing(read(query)), query).toBe(false)
  })

  it('asks for nothing once every filter is taken off', () => {
    fc.assert(
      fc.property(filters, asked => {
        expect(withoutFilters(asked)).toEqual(nothing)
      }),
    )
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...sorts), fc.constantFrom(null, 'kaznu'), (asked, sort, after) => {
        expect(read(addressOf(asked, sort, after))).toMatchObject({ filters: asked, sort, after, refused: {} })
      }),
    )
  })

  it('loses one condition and no other, save a city with its country', () => {
    fc.assert(
      fc.property(filters, asked => {
        for (const name of activeFilters(asked)) {
          const gone = name === 'country' ? ['country', 'city'] : [name]
          expect(activeFilters(withoutFilter(asked, name))).toEqual(
            activeFilters(asked).filter(other => !gone.includes(other)),
          )
        }
      }),
    )
  })

  it('bears any address', () => {
    const text = anyText({ maxLength: 300 })
    const names = fc.constantFrom(
      'q',
      'major',
      'cost',
      'country',
      'city',
      'type',
      'sort',
      'after',
      'language',
      'fits',
      'region',
      'profession',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, text)), pairs => {
        const query = readCatalogueQuery(new URLSearchParams(pairs), offered)
        for (const typed of Object.values(query.typed)) expect(typed.length).toBeLessThanOrEqual(100)
        expect(activeFilters(query.filters).length).toBeLessThanOrEqual(13)
      }),
    )
  })
})
