import { z } from 'zod'
import { defaultLanguage, type Language, type Localized } from '#app/i18n/config.ts'

/** The one shape of localised content: Russian always, Kazakh and English where written. */
export const localizedText = z.object({
  ru: z.string().min(1),
  kk: z.string().min(1).optional(),
  en: z.string().min(1).optional(),
})
export const localizedList = z.object({
  ru: z.array(z.string().min(1)).min(1),
  kk: z.array(z.string().min(1)).min(1).optional(),
  en: z.array(z.string().min(1)).min(1).optional(),
})

/** A content column in the reader's language, else in Russian, with the language it is really in. */
export function inLanguage<T = string>(content: unknown, language: Language): { text: T; language: Language } {
  const localized = (typeof content === 'string' ? JSON.parse(content) : content) as Localized<T>
  const own: T | undefined = localized[language]
  return own === undefined
    ? { text: localized[defaultLanguage] as T, language: defaultLanguage }
    : { text: own, language }
}
