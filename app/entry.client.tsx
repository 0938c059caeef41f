import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserTranslations, loadCatalogue } from './i18n/catalogues.client.ts'
import type { Namespace } from './i18n/catalogue.ts'
import { defaultLanguage, isLanguage } from './i18n/config.ts'
import { TranslationsContext } from './i18n/use-translation.ts'
import { handOver } from './document/page-data.ts'
import { refetchOnReturn } from './document/refetch.ts'

const { lang, dataset } = document.documentElement
const language = isLanguage(lang) ? lang : defaultLanguage
const namespaces = (dataset.catalogues ?? 'common').split(' ') as Namespace[]

void hydrate()

/** The page is whole without us: hydrate once its words are here, or leave it as it is when the line fails. */
async function hydrate() {
  const loaded = await Promise.allSettled(namespaces.map(namespace => loadCatalogue(language, namespace)))
  if (loaded.some(({ status }) => status === 'rejected')) return
  await handOver((window as unknown as { __remixContext: Parameters<typeof handOver>[0] }).__remixContext, document)
  await decodePage()
  startTransition(() => {
    hydrateRoot(
      document,
      <TranslationsContext.Provider value={browserTranslations(language)}>
        <RemixBrowser />
      </TranslationsContext.Provider>,
    )
  })
  refetchOnReturn()
}

/** RemixBrowser throws the promise of the page's data until that is decoded. Thrown while React hydrates, it is an error
 *  (React's 345) when somebody types or clicks just then, and the page never comes alive; so it is asked for before. */
async function decodePage() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}
