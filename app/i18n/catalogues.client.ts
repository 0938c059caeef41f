import type { Namespace } from './catalogue.ts'
import type { Language } from './config.ts'
import type { Messages } from './translate.ts'
import type { Translations } from './use-translation.ts'

const chunks = import.meta.glob<Messages>('./locales/*/*.ts', { import: 'default' })
const loaded = new Map<string, Messages>()
const loading = new Map<string, Promise<void>>()

/** Fetches one catalogue, once. Each language and namespace is a file of its own. */
export function loadCatalogue(language: Language, namespace: Namespace): Promise<void> {
  const path = `./locales/${language}/${namespace}.ts`
  const fetch = chunks[path]
  if (!fetch || loaded.has(path)) return Promise.resolve()
  const started = loading.get(path) ?? fetch().then(messages => void loaded.set(path, messages))
  loading.set(path, started)
  return started
}

/** What hydrated pages read. A catalogue that is not here yet suspends the page until its chunk has come. */
export function browserTranslations(language: Language): Translations {
  return {
    language,
    messages: namespace => {
      const found = loaded.get(`./locales/${language}/${namespace}.ts`)
      if (!found) throw loadCatalogue(language, namespace)
      return found
    },
  }
}
