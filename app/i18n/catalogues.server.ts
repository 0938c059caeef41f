import type { Key, Namespace } from './catalogue.ts'
import type { Language } from './config.ts'
import { translate, type Messages } from './translate.ts'
import type { Translations } from './use-translation.ts'

const files = import.meta.glob<Messages>('./locales/*/*.ts', { eager: true, import: 'default' })

/** All messages of a namespace in a language; the server holds every catalogue in memory. */
export function messagesOf(language: Language, namespace: Namespace): Messages {
  return files[`./locales/${language}/${namespace}.ts`] ?? {}
}

/** The same translator as in components, for loaders: titles, descriptions, letters. */
export function translatorOf<N extends Namespace>(language: Language, namespace: N) {
  const messages = messagesOf(language, namespace)
  return (key: Key<N>, values?: Record<string, string | number>) => translate(messages, language, key, values)
}

export function serverTranslations(language: Language): Translations {
  return { language, messages: namespace => messagesOf(language, namespace) }
}
