import { isKindName, type KindName } from './kinds.ts'

/** Characters of a query that are read. */
export const MOST_LETTERS = 100

export type SearchQuery = {
  /** The query on one line, without invisible or direction-changing characters: it is shown in a heading. */
  q: string
  kind: KindName | null
  /** Cursor: where the previous page ended. */
  after: string | null
}

/** Reads a search from the parameters of an address. */
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
