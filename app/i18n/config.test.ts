import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brand, defaultLanguage, isLanguage, languageNames, languages } from './config.ts'

describe('the languages', () => {
  it('are Russian, Kazakh and English, Russian by default', () => {
    expect(languages).toEqual(['ru', 'kk', 'en'])
    expect(defaultLanguage).toBe('ru')
  })

  it('each have a name in their own words, and so has the product in each', () => {
    expect(languageNames).toEqual({ ru: 'Русский', kk: 'Қазақша', en: 'English' })
    for (const language of languages) expect(brand[language]).not.toBe('')
    expect(brand.en).toBe('Bagdar')
  })

  it('are codes the browser knows', () => {
    for (const language of languages) {
      expect(Intl.getCanonicalLocales(language)).toEqual([language])
      expect(Intl.PluralRules.supportedLocalesOf(language)).toEqual([language])
    }
  })

  it('are told from everything else', () => {
    for (const language of languages) expect(isLanguage(language)).toBe(true)
    for (const other of ['RU', 'kz', 'ru-RU', ' ru', '', 'length', '0', null, undefined, 0, ['ru'], { ru: 1 }]) {
      expect(isLanguage(other)).toBe(false)
    }
    fc.assert(
      fc.property(fc.anything(), given => isLanguage(given) === (languages as readonly unknown[]).includes(given)),
    )
  })
})
