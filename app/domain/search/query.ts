import { isKindName, type KindName } from './kinds.ts'

/** So many letters of what was typed are read. */
export const MOST_LETTERS = 100

export type SearchQuery = {
  /** What was typed, in one line and without signs that cannot be seen or turn text around: it is shown in a heading. */
  q: string
  kind: KindName | null
  /** The place in the list where a page before ended. */
  after: string | null
}

/** What a search asks, from an address. */
export function readSearch(asked: URLSearchParams): SearchQuery {
  const kind = asked.get('kind')
  const plain = (asked.get('q') ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '')
  return {
    q: [...plain].slice(0, MOST_LETTERS).join('').trim(),
    kind: isKindName(kind) ? kind : null,
    after: asked.get('after'),
  }
}
