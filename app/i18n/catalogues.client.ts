import type { Namespace } from './catalogue.ts'
import type { Language } from './config.ts'
import type { Messages } from './translate.ts'
import type { Translations } from './use-translation.ts'

type Chunks = Record<string, () => Promise<Messages>>

/** Catalogue files by language. A browser reads one language and needs only its list. */
const lists: Record<Language, () => Promise<{ default: Chunks }>> = {
  ru: () => import('./catalogues/ru.client.ts'),
  kk: () => import('./catalogues/kk.client.ts'),
  en: () => import('./catalogues/en.client.ts'),
}
/** The same for catalogues of the admin area, loaded if the first list lacks one. */
const adminLists: typeof lists = {
  ru: () => import('./catalogues/ru.admin.client.ts'),
  kk: () => import('./catalogues/kk.admin.client.ts'),
  en: () => import('./catalogues/en.admin.client.ts'),
}
const loaded = new Map<string, Messages>()
const loading = new Map<string, Promise<void>>()

/** Loads a catalogue once. Each language and namespace is a separate file. */
export function loadCatalogue(language: Language, namespace: Namespace): Promise<void> {
  const name = `${language}/${namespace}`
  if (loaded.has(name)) return Promise.resolve()
  const started = loading.get(name) ?? load(language, namespace).then(messages => void loaded.set(name, messages))
  loading.set(name, started)
  return started
}

async function load(language: Language, namespace: Namespace): Promise<Messages> {
  const path = `../locales/${language}/${namespace}.ts`
  const { default: chunks } = await lists[language]()
  const chunk = chunks[path] ?? (await adminLists[language]()).default[path]
  return (await chunk?.()) ?? {}
}

/** Returns the translations of hydrated pages. A catalogue that is not loaded yet suspends the page. */
export function browserTranslations(language: Language): Translations {
  return {
    language,
    messages: namespace => {
      const found = loaded.get(`${language}/${namespace}`)
      if (!found) throw loadCatalogue(language, namespace)
      return found
    },
  }
}
