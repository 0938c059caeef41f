/** The interface languages. Russian is the default and the fallback for content without a translation. */
export const languages = ['ru', 'kk', 'en'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'ru'

/** Each language in its own words, for the switch. */
export const languageNames: Record<Language, string> = { ru: 'Русский', kk: 'Қазақша', en: 'English' }

/** The same where there is little room. */
export const shortLanguageNames: Record<Language, string> = { ru: 'Рус', kk: 'Қаз', en: 'Eng' }

/** The name of the product; the only place that spells it. */
export const brand: Record<Language, string> = { ru: 'Бағдар', kk: 'Бағдар', en: 'Bagdar' }

/** What stands in the title of a page that has none of its own. */
export const taglines: Record<Language, string> = {
  ru: 'Карта выбора профессии',
  kk: 'Кәсіп таңдау картасы',
  en: 'A map for choosing a profession',
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** Text in every language, as content is stored. Russian is required, the others may still be missing. */
export type Localized<T = string> = { ru: T } & Partial<Record<Language, T>>
