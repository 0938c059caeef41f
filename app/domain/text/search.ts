import { fold } from './fold.ts'

/** A search needs at least two letters or digits. */
const SEARCH_MINIMUM = 2

export function isSearchable(query: string): boolean {
  return (fold(query).match(/[\p{L}\p{N}]/gu) ?? []).length >= SEARCH_MINIMUM
}
