/** The languages people here speak and learn, by ISO 639: the three of the site, the neighbours and peoples of the
 *  country, and what schools and universities teach. */
export const skillLanguages = [
  'kk',
  'ru',
  'en',
  'ar',
  'az',
  'de',
  'es',
  'fa',
  'fr',
  'hi',
  'it',
  'ja',
  'kaa',
  'ko',
  'ku',
  'ky',
  'mn',
  'pl',
  'tg',
  'tk',
  'tr',
  'tt',
  'ug',
  'uk',
  'uz',
  'zh',
] as const

/** How well, from the first words to the mother tongue. */
export const languageLevels = ['BEGINNER', 'CONVERSATIONAL', 'INTERMEDIATE', 'ADVANCED', 'FLUENT', 'NATIVE'] as const
export type LanguageLevel = (typeof languageLevels)[number]

/** A person lists at most so many. */
export const LANGUAGES_AT_MOST = 20
