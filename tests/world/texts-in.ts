import type { Language } from '#app/i18n/config.ts'

/** Returns all texts of a content file in one language, at any depth. */
export function textsIn(value: unknown, language: Language, own = false): string[] {
  if (typeof value === 'string') return own ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, language, own || key === language))
}
