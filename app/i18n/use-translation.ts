import { createContext, useContext } from 'react'
import type { Key, Namespace } from './catalogue.ts'
import { defaultLanguage, type Language } from './config.ts'
import { translate, type Messages } from './translate.ts'

export type Translations = {
  language: Language
  /** Returns the messages of a namespace. In the browser it throws a promise until they are loaded. */
  messages: (namespace: Namespace) => Messages
}

export const TranslationsContext = createContext<Translations>({ language: defaultLanguage, messages: () => ({}) })

/** Returns the translator of a namespace in the page's language. */
export function useTranslation<N extends Namespace>(namespace: N) {
  const { language, messages } = useContext(TranslationsContext)
  const found = messages(namespace)
  return {
    language,
    t: (key: Key<N>, values?: Record<string, string | number>) => translate(found, language, key, values),
  }
}
