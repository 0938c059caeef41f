/** Languages a person can list, as ISO 639 codes: the three of the site, those of the neighbouring countries and of the
 *  peoples of Kazakhstan, and those taught at schools and universities. */
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

/** Levels of proficiency, from lowest to highest. */
export const languageLevels = ['BEGINNER', 'CONVERSATIONAL', 'INTERMEDIATE', 'ADVANCED', 'FLUENT', 'NATIVE'] as const
export type LanguageLevel = (typeof languageLevels)[number]

/** Maximum number of languages per person. */
export const LANGUAGES_AT_MOST = 20
