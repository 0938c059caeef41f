import type { Language } from '#app/i18n/config.ts'

/** Everything a file of content says in one language: under its key, however deep. */
export function saidIn(value: unknown, language: Language, own = false): string[] {
  if (typeof value === 'string') return own ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => saidIn(part, language, own || key === language))
}
