import { defaultLanguage, type Language, languages, type Localized } from '#app/i18n/config.ts'

/** The value of a content column in the reader's language, or in Russian, with the language it is in. */
export function inLanguage<T = string>(content: unknown, language: Language): { text: T; language: Language } {
  const localized = (typeof content === 'string' ? JSON.parse(content) : content) as Localized<T>
  const own: T | undefined = localized[language]
  return own === undefined
    ? { text: localized[defaultLanguage] as T, language: defaultLanguage }
    : { text: own, language }
}

/** The texts of a content column in a fixed order of languages. PostgreSQL reorders JSON keys, so results computed from
 *  a row and from a file would differ otherwise. */
export function textsIn(content: Partial<Localized>): string[] {
  return languages.flatMap(language => content[language] ?? [])
}
