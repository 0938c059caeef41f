import { textsIn } from '#app/domain/text/localized.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import { sortKey } from '#app/domain/text/sort-key.ts'

// Columns derived from others, computed by the same functions for the seed and for an administrator's edits.

/** A text in all languages of the site, without gaps. */
export type Texts = { ru: string; kk: string; en: string }

/** Columns an institution is searched and sorted by: names, short names, synonyms and its city. */
export function searchColumnsOf({
  name,
  short,
  synonyms,
  city,
}: {
  name: Texts
  short: Texts | null
  synonyms: readonly string[]
  city: Texts
}) {
  const words = [...textsIn(name), ...textsIn(short ?? {}), ...synonyms, ...textsIn(city)]
  return {
    searchFolded: foldForSearch(words.join(' | ')),
    sortRu: sortKey(name.ru, 'ru'),
    sortKk: sortKey(name.kk, 'kk'),
    sortEn: sortKey(name.en, 'en'),
  }
}

/** Search column of a major: its name in three languages. */
export function majorSearchOf(name: Texts): string {
  return foldForSearch(textsIn(name).join(' | '))
}

/** Converts the cost of a year into whole tenge. `rate` is tenge per unit of its currency. Null for an unknown cost. */
export function costInTenge(cost: number | null, rate: number): number | null {
  return cost === null ? null : Math.round(cost * rate)
}
