import type { Language } from '#app/i18n/config.ts'
import { isSearchable } from '#app/domain/text/search.ts'
import { listProfessions, type ProfessionSummary, searchProfessions } from './professions.server.ts'
import { type ProfessionField, professionFields, type TrainingWayKind, trainingWays } from './vocabulary.ts'

export type Exploration = {
  query: string
  /** Whether the typed query is too short to search. */
  short: boolean
  field: ProfessionField | null
  /** Only professions with this way. */
  way: TrainingWayKind | null
  /** Only professions of the person's own list. */
  own: boolean
}

/** Reads the query string of the catalogue. Invalid values count as absent. */
export function readExploration(search: URLSearchParams): Exploration {
  const query = search.get('q')?.slice(0, 100).trim() ?? ''
  return {
    query,
    short: query !== '' && !isSearchable(query),
    field: professionFields.find(one => one === search.get('field')) ?? null,
    way: trainingWays.find(one => one === search.get('way')) ?? null,
    own: search.get('list') === 'own',
  }
}

/** Returns the matching professions by field of work, and the number of all professions. A field lists its professions
 *  when it is selected, or with a query or the person's own list; otherwise they are only counted. `own` is the person's
 *  list with ranks. */
export async function exploreProfessions(
  asked: Exploration,
  own: readonly { id: string; rank: number }[],
  language: Language,
) {
  const every = await listProfessions(language)
  const found = asked.query && !asked.short ? await searchProfessions(asked.query, language) : every
  const ranks = new Map(own.map(({ id, rank }) => [id, rank]))
  const isMeant = ({ id, ways }: ProfessionSummary) =>
    (!asked.own || ranks.has(id)) && (!asked.way || ways.some(({ way }) => way === asked.way))
  const isOpen = (field: ProfessionField) => asked.query !== '' || asked.own || asked.field === field
  const groups = asked.short
    ? []
    : professionFields
        .map(field => ({ field, of: found.filter(profession => profession.field === field && isMeant(profession)) }))
        .filter(({ of }) => of.length > 0)
        .map(({ field, of }) => ({
          field,
          total: of.length,
          mine: of.filter(({ id }) => ranks.has(id)).length,
          professions: isOpen(field)
            ? of.map(({ id, title, lang }) => ({ id, title, lang, place: ranks.get(id) ?? null }))
            : null,
        }))
  return { all: every.length, groups: groups.toSorted((one, other) => other.mine - one.mine) }
}
