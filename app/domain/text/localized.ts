import { defaultLanguage, type Language, type Localized } from '#app/i18n/config.ts'

/** A content column in the reader's language, else in Russian, with the language it is really in. */
export function inLanguage<T = string>(content: unknown, language: Language): { text: T; language: Language } {
  const localized = (typeof content === 'string' ? JSON.parse(content) : content) as Localized<T>
  const own: T | undefined = localized[language]
  return own === undefined
    ? { text: localized[defaultLanguage] as T, language: defaultLanguage }
    : { text: own, language }
}
