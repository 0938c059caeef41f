import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '#app/i18n/config.ts'
import { wholeText } from '#tests/world/text.ts'
import { inLanguage, localizedList, localizedText } from './localized.ts'

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

describe('the shape of content', () => {
  it('asks for Russian and lets the others wait', () => {
    expect(localizedText.safeParse(all).success).toBe(true)
    expect(localizedText.safeParse({ ru: 'Врач' }).success).toBe(true)
    expect(localizedText.safeParse({ kk: 'Дәрігер', en: 'Doctor' }).success).toBe(false)
    expect(localizedText.safeParse(null).success).toBe(false)
    expect(localizedText.safeParse('Врач').success).toBe(false)
  })

  it('has no empty text: a missing translation is left out', () => {
    expect(localizedText.safeParse({ ru: '' }).success).toBe(false)
    expect(localizedText.safeParse({ ru: 'Врач', kk: '' }).success).toBe(false)
    expect(localizedText.safeParse({ ru: 'Врач', en: null }).success).toBe(false)
  })

  it('has no language besides the three', () => {
    expect(localizedText.parse({ ...all, de: 'Arzt' })).toEqual(all)
  })

  it('of a list asks for at least one entry, none of them empty', () => {
    expect(localizedList.safeParse({ ru: ['лечит'] }).success).toBe(true)
    expect(localizedList.safeParse({ ru: [] }).success).toBe(false)
    expect(localizedList.safeParse({ ru: ['лечит', ''] }).success).toBe(false)
    expect(localizedList.safeParse({ ru: ['лечит'], kk: [] }).success).toBe(false)
    expect(localizedList.safeParse({ kk: ['емдейді'] }).success).toBe(false)
  })
})
