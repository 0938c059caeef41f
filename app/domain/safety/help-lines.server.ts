import { db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'

const readLines = remembered(async () => db.helpLine.findMany({ orderBy: [{ order: 'asc' }, { id: 'asc' }] }))

/** Whom a person in need can call, in the reader's language and in the order they are shown. From memory. */
export async function listHelpLines(language: Language) {
  const lines = await readLines()
  return lines.map(({ id, number, name, about }) => ({
    ...{ id, number, name: inLanguage(name, language).text },
    about: inLanguage(about, language).text,
    /** The language the words are in: Russian where there is no other. */
    language: inLanguage(name, language).language,
  }))
}

export type ShownHelpLine = Awaited<ReturnType<typeof listHelpLines>>[number]
