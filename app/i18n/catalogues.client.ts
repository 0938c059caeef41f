import type { Namespace } from './catalogue.ts'
import type { Language } from './config.ts'
import type { Messages } from './translate.ts'
import type { Translations } from './use-translation.ts'

type Chunks = Record<string, () => Promise<Messages>>

/** Which files the catalogues of a language became: a browser reads one language and needs the list of that one only. */
const lists: Record<Language, () => Promise<{ default: Chunks }>> = {
  ru: () => import('./catalogues/ru.client.ts'),
  kk: () => import('./catalogues/kk.client.ts'),
  en: () => import('./catalogues/en.client.ts'),
}
/** The same of what only the administration reads: looked at where the first list has not got it. */
const adminLists: typeof lists = {
  ru: () => import('./catalogues/ru.admin.client.ts'),
  kk: () => import('./catalogues/kk.admin.client.ts'),
  en: () => import('./catalogues/en.admin.client.ts'),
}
const loaded = new Map<string, Messages>()
const loading = new Map<string, Promise<void>>()

/** Fetches one catalogue, once. Each language and namespace is a file of its own. */
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

/** What hydrated pages read. A catalogue that is not here yet suspends the page until its chunk has come. */
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
