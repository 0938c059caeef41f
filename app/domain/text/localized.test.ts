import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '#app/i18n/config.ts'
import { wholeText } from '#tests/world/text.ts'
import { inLanguage, textsIn } from './localized.ts'

const all = { ru: 'Врач', kk: 'Дәрігер', en: 'Doctor' }

describe('content', () => {
  it('is shown in the language of the reader', () => {
    expect(inLanguage(all, 'ru')).toEqual({ text: 'Врач', language: 'ru' })
    expect(inLanguage(all, 'kk')).toEqual({ text: 'Дәрігер', language: 'kk' })
    expect(inLanguage(all, 'en')).toEqual({ text: 'Doctor', language: 'en' })
  })

  it('without a translation is Russian and says so', () => {
    expect(inLanguage({ ru: 'Врач' }, 'kk')).toEqual({ text: 'Врач', language: 'ru' })
    expect(inLanguage({ ru: 'Врач', kk: 'Дәрігер' }, 'en')).toEqual({ text: 'Врач', language: 'ru' })
    expect(inLanguage({ ru: 'Врач', kk: undefined }, 'kk')).toEqual({ text: 'Врач', language: 'ru' })
  })

  it('is read from a column as JSON too, lists included', () => {
    expect(inLanguage(JSON.stringify(all), 'kk')).toEqual({ text: 'Дәрігер', language: 'kk' })
    expect(inLanguage<string[]>('{"ru":["лечит","учит"],"en":["heals"]}', 'en')).toEqual({
      text: ['heals'],
      language: 'en',
    })
    expect(inLanguage<string[]>('{"ru":["лечит","учит"],"en":["heals"]}', 'kk')).toEqual({
      text: ['лечит', 'учит'],
      language: 'ru',
    })
  })

  it('is always a text that was written, in the language it says', () => {
    const text = wholeText({ minLength: 1 })
    const content = fc.record({ ru: text, kk: text, en: text }, { requiredKeys: ['ru'] })
    fc.assert(
      fc.property(content, fc.constantFrom(...languages), fc.boolean(), (given, language, asColumn) => {
        const shown = inLanguage(asColumn ? JSON.stringify(given) : given, language)
        expect(shown.text).toBe(given[shown.language])
        expect(shown.language).toBe(language in given ? language : 'ru')
      }),
    )
  })
})

it('the texts of a row come in the order of our languages, whatever order its JSON has', () => {
  expect(textsIn({ en: 'Doctor', kk: 'Дәрігер', ru: 'Врач' })).toEqual(['Врач', 'Дәрігер', 'Doctor'])
  expect(textsIn({ kk: 'Дәрігер' })).toEqual(['Дәрігер'])
})
