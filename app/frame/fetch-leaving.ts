import { loadCatalogue } from '#app/i18n/catalogues.client.ts'
import type { Language } from '#app/i18n/config.ts'

/** What sends or asks about waiting answers before somebody signs out, and its words. A page on which answers may come to
 *  wait fetches it ahead: once the line is gone it cannot be had. */
export async function fetchLeaving(language: Language) {
  const [{ Leaving }] = await Promise.all([import('./leaving.tsx'), loadCatalogue(language, 'leave')])
  return Leaving
}
