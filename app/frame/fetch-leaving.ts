import { loadCatalogue } from '#app/i18n/catalogues.client.ts'
import type { Language } from '#app/i18n/config.ts'

/** Loads the dialogue that sends waiting answers before sign-out, and its messages. Pages on which answers may wait
 *  prefetch it, because it cannot be loaded once the connection is lost. */
export async function fetchLeaving(language: Language) {
  const [{ Leaving }] = await Promise.all([import('./leaving.tsx'), loadCatalogue(language, 'leave')])
  return Leaving
}
