import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { searchWords } from '#app/domain/text/search.ts'
import type { Language } from '#app/i18n/config.ts'
import { compareIn } from '#app/i18n/formatters.ts'
import { type ProfessionState, stateOf } from './edit-professions.server.ts'
import { type Missing, missingIn } from './profession-form.schema.ts'
import { fieldsOf } from './profession-fields.ts'
import type { ProfessionField } from './vocabulary.ts'
import { writtenOf } from './written.ts'

const PAGE = 20

export const professionStates = ['DRAFT', 'PUBLISHED', 'RETIRED'] as const satisfies ProfessionState[]
/** Filter values: complete in all languages, or with something missing in one language or in the fields common to all. */
export const completeness = ['whole', 'ru', 'kk', 'en', 'common'] as const

export type CatalogueQuery = {
  /** Words of a title or a synonym. */
  q: string
  field: ProfessionField | null
  state: ProfessionState | null
  missing: (typeof completeness)[number] | null
  /** Id of the last profession of the previous page. */
  after: string | null
}

/** All professions, including drafts, with what is missing in each. */
const readWritten = cached(async () => {
  const rows = await db.profession.findMany({ orderBy: { id: 'asc' } })
  return rows.map(row => ({
    ...{ id: row.id, title: row.title, field: row.field as ProfessionField, state: stateOf(row) },
    editedAt: row.editedAt,
    missing: missingIn(fieldsOf(writtenOf(row))),
    searched: `${row.titleFolded} | ${row.id}`,
  }))
})

/** The same, sorted by title in a language. */
const readOrdered = cached(async (language: Language) => {
  const compare = compareIn(language)
  return (await readWritten())
    .map(row => ({ ...row, title: inLanguage(row.title, language) }))
    .toSorted((one, other) => compare(one.title.text, other.title.text) || (one.id < other.id ? -1 : 1))
})

/** Lists a page of the catalogue of professions for administrators. Null when the cursor is unknown. */
export async function listCatalogue(query: CatalogueQuery, language: Language) {
  const asked = (await readOrdered(language)).filter(row => isAsked(row, query))
  const from = query.after === null ? 0 : asked.findIndex(({ id }) => id === query.after) + 1
  if (query.after !== null && from === 0) return null
  const shown = asked.slice(from, from + PAGE)
  return { total: asked.length, next: asked.length > from + PAGE ? shown.at(-1)!.id : null, professions: shown }
}

type Row = { field: ProfessionField; state: ProfessionState; missing: Missing; searched: string }

function isAsked(row: Row, { q, field, state, missing }: CatalogueQuery) {
  return (
    (!field || row.field === field) &&
    (!state || row.state === state) &&
    (!missing || (missing === 'whole' ? isWhole(row.missing) : row.missing[missing].length > 0)) &&
    searchWords(q).every(word => row.searched.includes(word))
  )
}

export function isWhole(missing: Missing): boolean {
  return Object.values(missing).every(names => names.length === 0)
}
