import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'

const readLines = cached(async () => db.helpLine.findMany({ orderBy: [{ order: 'asc' }, { id: 'asc' }] }))

/** Lists the help lines in the reader's language, in display order. Cached. */
export async function listHelpLines(language: Language) {
  const lines = await readLines()
  return lines.map(({ id, number, name, about }) => ({
    ...{ id, number, name: inLanguage(name, language).text },
    about: inLanguage(about, language).text,
    /** Language of the text; Russian when there is no translation. */
    language: inLanguage(name, language).language,
  }))
}

export type ShownHelpLine = Awaited<ReturnType<typeof listHelpLines>>[number]
