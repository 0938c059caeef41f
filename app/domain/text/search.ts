import { fold } from './fold.ts'

/** Letters or digits a search query needs. */
const SEARCH_MINIMUM = 2

export function isSearchable(query: string): boolean {
  return (fold(query).match(/[\p{L}\p{N}]/gu) ?? []).length >= SEARCH_MINIMUM
}

/** Kazakh letters and the Russian ones typed for them without a Kazakh keyboard. */
const typedAs: Record<string, string> = {
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
}

/** Normalises text for search: folded, with Kazakh letters as their nearest Russian ones, so that «казак» finds «қазақ»
 *  and vice versa. Applied to both the texts and the query. */
export function foldForSearch(text: string): string {
  return fold(text).replace(/[әғқңөұүһі]/g, letter => typedAs[letter]!)
}

/** The words of a query, all of which must match. */
export function searchWords(query: string): string[] {
  return foldForSearch(query).split(/\s+/).filter(Boolean)
}

/** Limits for the words of a query and for the characters of each. */
const MOST_WORDS = 8
const MOST_LETTERS = 60

/** The words of a query as in the full-text index: runs of letters and digits. */
export function searchTokens(text: string): string[] {
  const words = foldForSearch(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.slice(0, MOST_WORDS).map(word => [...word].slice(0, MOST_LETTERS).join(''))
}
