import { defaultLanguage, type Language, languages, type Localized } from '#app/i18n/config.ts'

/** A content column in the reader's language, else in Russian, with the language it is really in. */
export function inLanguage<T = string>(content: unknown, language: Language): { text: T; language: Language } {
  const localized = (typeof content === 'string' ? JSON.parse(content) : content) as Localized<T>
  const own: T | undefined = localized[language]
  return own === undefined
    ? { text: localized[defaultLanguage] as T, language: defaultLanguage }
    : { text: own, language }
}

/** The texts of a content column in the order of our languages. PostgreSQL keeps those of JSON in an order of its own, so that
 *  what is made of a row and what is made of a file would differ. */
export function textsIn(content: Partial<Localized>): string[] {
  return languages.flatMap(language => content[language] ?? [])
}
