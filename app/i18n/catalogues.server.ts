import type { Namespace } from './catalogue.ts'
import { defaultLanguage, type Language } from './config.ts'
import type { Messages } from './translate.ts'
import type { Translations } from './use-translation.ts'

const files = import.meta.glob<Messages>('./locales/*/*.ts', { eager: true, import: 'default' })

const catalogues: Partial<Record<Language, Partial<Record<Namespace, Messages>>>> = {}
for (const [path, messages] of Object.entries(files)) {
  const [, language, namespace] = /locales\/(\w+)\/(\w+)\.ts$/.exec(path) ?? []
  ;(catalogues[language as Language] ??= {})[namespace as Namespace] = messages
}

/** All namespaces. */
export const namespaces = Object.keys(catalogues[defaultLanguage] ?? {}) as Namespace[]

/** Returns the messages of a namespace in a language. The server holds every catalogue in memory. */
export function messagesOf(language: Language, namespace: Namespace): Messages {
  return catalogues[language]?.[namespace] ?? {}
}

/** Returns the translations for server rendering, read by the same small translator as in the browser. */
export function serverTranslations(language: Language): Translations {
  return { language, messages: namespace => messagesOf(language, namespace) }
}
