/** The interface languages. Russian is the default and the fallback for content without a translation. */
export const languages = ['ru', 'kk', 'en'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'ru'

/** The name of each language in that language, for the language switch. */
export const languageNames: Record<Language, string> = { ru: 'Русский', kk: 'Қазақша', en: 'English' }

/** Short names, where space is limited. */
export const shortLanguageNames: Record<Language, string> = { ru: 'Рус', kk: 'Қаз', en: 'Eng' }

/** The name of the product. Defined only here. */
export const brand: Record<Language, string> = { ru: 'Бағдар', kk: 'Бағдар', en: 'Bagdar' }

/** Title of a page without its own. */
export const taglines: Record<Language, string> = {
  ru: 'Карта выбора профессии',
  kk: 'Кәсіп таңдау картасы',
  en: 'A map for choosing a profession',
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** Localised content as stored. Russian is required, other languages may be missing. */
export type Localized<T = string> = { ru: T } & Partial<Record<Language, T>>
