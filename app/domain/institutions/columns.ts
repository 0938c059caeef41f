import { textsIn } from '#app/domain/text/localized.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import { sortKey } from '#app/domain/text/sort-key.ts'

// Columns that follow others, computed alike for a release and for what an administrator writes.

/** A text in all languages of the site: content has no gaps. */
export type Texts = { ru: string; kk: string; en: string }

/** What an institution is found and ordered by: its names, short names, what people call it, and at the end its city. */
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

/** What a major is found by: its name in three languages. */
export function majorSearchOf(name: Texts): string {
  return foldForSearch(textsIn(name).join(' | '))
}

/** A year's cost in whole tenge, at so many tenge for one unit of its currency; null where the cost is not known. */
export function costInTenge(cost: number | null, rate: number): number | null {
  return cost === null ? null : Math.round(cost * rate)
}
