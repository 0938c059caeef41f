import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '#app/i18n/config.ts'
import { anyText } from '#tests/world/text.ts'
import { sortKey } from './sort-key.ts'

const sorted = (language: Language, texts: readonly string[]) =>
  texts.toSorted((one, other) => (sortKey(one, language) < sortKey(other, language) ? -1 : 1))

/** The alphabets as taught at school; ё is folded to е. */
const taught = {
  ru: [...'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
  kk: [...'аәбвгғдежзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя'],
  en: [...'abcdefghijklmnopqrstuvwxyz'],
}

describe('the order of names', () => {
  it('is that of the Russian alphabet, е and ё alike', () => {
    const names = ['Астана', 'Ёлки', 'Ель', 'Ерёмин', 'Жезказган', 'Юрист', 'Яблоня']
    expect(sorted('ru', names.toReversed())).toEqual(names)
  })

  it('is that of the Kazakh alphabet, its own letters in their places', () => {
    const names = [
      'Абай',
      'Әуезов',
      'Бөкетов',
      'Гүмілев',
      'Ғылым',
      'Кәсіп',
      'Қазақ',
      'Ою',
      'Өнер',
      'Үміт',
      'Іле',
      'Эко',
    ]
    expect(sorted('kk', names.toReversed())).toEqual(names)
  })

  it('puts digits first and Latin letters after them, whatever the language', () => {
    expect(sorted('kk', ['Абай', 'KBTU', '21 мектеп'])).toEqual(['21 мектеп', 'KBTU', 'Абай'])
    expect(sorted('ru', ['Абай', 'KIMEP', '1 школа'])).toEqual(['1 школа', 'KIMEP', 'Абай'])
    expect(sorted('en', ['UIB', 'KIMEP', '1st school'])).toEqual(['1st school', 'KIMEP', 'UIB'])
  })

  it('does not see quotes and other signs at the beginning, nor the case', () => {
    expect(sortKey('«Туран»', 'ru').startsWith(sortKey('туран', 'ru'))).toBe(true)
    expect(sortKey('  “ТУРАН', 'ru')).toBe(sortKey('туран', 'ru'))
    expect(sortKey('— № 5', 'ru')).toBe(sortKey('5', 'ru'))
  })

  it('puts a space, a hyphen and a long dash before any letter', () => {
    for (const language of ['ru', 'kk'] as const) {
      for (const sign of [' ', '-', '–', '—', '’', '№']) {
        expect(sorted(language, ['Алматыа', `Алматы${sign}я`])).toEqual([`Алматы${sign}я`, 'Алматыа'])
      }
    }
  })

  it.each(['ru', 'kk', 'en'] as const)('goes letter by letter in %s, the shorter first', language => {
    const alphabet = taught[language]
    const word = fc.array(fc.nat(alphabet.length - 1), { minLength: 1, maxLength: 8 })
    const spell = (places: readonly number[]) => places.map(place => alphabet[place]).join('')
    fc.assert(
      fc.property(word, word, fc.boolean(), (one, other, loud) => {
        const cased = loud ? spell(other).toUpperCase() : spell(other)
        const at = one.findIndex((place, index) => place !== other[index])
        const expected = at < 0 ? one.length - other.length : one[at]! - (other[at] ?? -1)
        const [left, right] = [sortKey(spell(one), language), sortKey(cased, language)]
        expect(Math.sign(left < right ? -1 : left > right ? 1 : 0)).toBe(Math.sign(expected))
      }),
    )
  })

  it('bears any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 30 }), fc.constantFrom('ru', 'kk', 'en'), (text, language) => {
        expect(sortKey(` «${text}`, language)).toBe(sortKey(text, language))
      }),
      { numRuns: 30 },
    )
    expect(sortKey('', 'ru')).toBe('')
    expect(sortKey('«»', 'kk')).toBe('')
  })
})
