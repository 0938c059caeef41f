import { fold } from './fold.ts'

/** A search needs at least two letters or digits. */
const SEARCH_MINIMUM = 2

export function isSearchable(query: string): boolean {
  return (fold(query).match(/[\p{L}\p{N}]/gu) ?? []).length >= SEARCH_MINIMUM
}

/** Kazakh letters as who has no Kazakh keyboard types them. */
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

/** Text as it is searched: folded, and Kazakh letters as their nearest Russian ones, so that «казак» finds «қазақ» and
 *  the other way round. What is searched and what is looked for pass through it alike. */
export function foldForSearch(text: string): string {
  return fold(text).replace(/[әғқңөұүһі]/g, letter => typedAs[letter]!)
}

/** The words of a query, each of which must be found. */
export function searchWords(query: string): string[] {
  return foldForSearch(query).split(/\s+/).filter(Boolean)
}

/** The most words of a query that count, and the letters of each. */
const MOST_WORDS = 8
const MOST_LETTERS = 60

/** The words of a query as the full-text index has them: letters and digits only, whatever stands between. */
export function searchTokens(text: string): string[] {
  const words = foldForSearch(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.slice(0, MOST_WORDS).map(word => [...word].slice(0, MOST_LETTERS).join(''))
}
