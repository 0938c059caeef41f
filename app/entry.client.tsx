import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserTranslations, loadCatalogue } from './i18n/catalogues.client.ts'
import type { Namespace } from './i18n/catalogue.ts'
import { defaultLanguage, isLanguage } from './i18n/config.ts'
import { TranslationsContext } from './i18n/use-translation.ts'
import { closeMenus } from './document/close-menus.ts'
import { handOver } from './document/page-data.ts'
import { refetchOnReturn } from './document/refetch.ts'

const { lang, dataset } = document.documentElement
const language = isLanguage(lang) ? lang : defaultLanguage
const namespaces = (dataset.catalogues ?? 'common').split(' ') as Namespace[]

void hydrate()

/** Hydrates the page once its translations are loaded. If loading fails, the server-rendered page stays as it is: it
 *  works without JavaScript. */
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
  closeMenus()
}

/** Waits until the page's data is decoded. RemixBrowser suspends on that promise. If it suspends during hydration while
 *  the user types or clicks, React throws error 345 and the page is never hydrated. */
async function decodePage() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}
