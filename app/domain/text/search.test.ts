import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '#tests/world/text.ts'
import { foldForSearch, isSearchable, searchTokens, searchWords } from './search.ts'

describe('a search', () => {
  it.each([
    ['', false],
    ['а', false],
    ['ай', true],
    ['Қ', false],
    ['қ7', true],
    ['12', true],
    ['% _ "', false],
    ['а –', false],
    [' а б ', true],
    ['й' + '\u0306', false],
  ])('for %j is one: %s', (query, is) => expect(isSearchable(query)).toBe(is))

  it('needs no Kazakh keyboard, and bears one', () => {
    expect(foldForSearch('Қазақ Ұлттық Университеті')).toBe('казак улттык университети')
    expect(foldForSearch('казак')).toBe(foldForSearch('ҚАЗАҚ'))
    expect(foldForSearch('Әл-Фараби')).toBe('ал-фараби')
    expect(foldForSearch('Әуезов, Өскемен, Түркістан, Һ, Ғылым, тең')).toBe('ауезов, оскемен, туркистан, х, гылым, тен')
  })

  it('keeps letters that are others: й is not и, a Cyrillic с no Latin one', () => {
    expect(foldForSearch('й')).not.toBe(foldForSearch('и'))
    expect(foldForSearch('с')).not.toBe(foldForSearch('c'))
  })

  it('is for each of its words', () => {
    expect(searchWords('  Казахский\u00A0национальный\n университет ')).toEqual([
      'казахский',
      'национальный',
      'университет',
    ])
    expect(searchWords(' \t ')).toEqual([])
  })

  const kazakh: Record<string, string> = { ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и' }
  const letter = fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяәғқңөұүһіabcxyz0123456789-', ' ', ' ')
  const text = fc.string({ unit: letter, maxLength: 40 })
  const anyCase = fc.constantFrom<(text: string) => string>(
    given => given.toUpperCase(),
    given => given.normalize('NFD'),
    given => [...given].map(one => kazakh[one] ?? one).join(''),
    given => `\u00A0${given} `,
  )

  it('finds a text by any part of it, however it is typed', () => {
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(40), anyCase, (given, from, length, typed) => {
        const part = given.slice(from, from + length)
        for (const word of searchWords(typed(part))) expect(foldForSearch(given)).toContain(word)
      }),
    )
  })

  it('of a folded text changes nothing, and leaves no Kazakh letter', () => {
    fc.assert(
      fc.property(text, given => {
        const folded = foldForSearch(given)
        expect(foldForSearch(folded)).toBe(folded)
        expect(folded).not.toMatch(/[әғқңөұүһіё\p{Lu}]/u)
      }),
    )
  })

  it('has no empty word and no space in one, whatever is typed', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 30 }), given => {
        for (const word of searchWords(given)) expect(word).toMatch(/^\S+$/)
        expect(isSearchable(given) && searchWords(given).length === 0).toBe(false)
      }),
      { numRuns: 30 },
    )
  })
})

describe('the words of a query', () => {
  it('are letters and digits, eight at most, each of a length that an index reads', () => {
    expect(searchTokens('«Инженер-гидролог», 10 Ә')).toEqual(['инженер', 'гидролог', '10', 'а'])
    expect(searchTokens('"а* OR NEAR(б)')).toEqual(['а', 'or', 'near', 'б'])
    expect(searchTokens('а б в г д е ж з и к')).toHaveLength(8)
    fc.assert(
      fc.property(anyText({ maxLength: 30 }), given => {
        const words = searchTokens(given)
        expect(words.length).toBeLessThanOrEqual(8)
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]{1,60}$/u)
      }),
      { numRuns: 30 },
    )
  })
})
