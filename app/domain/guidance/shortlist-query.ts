export type ShortlistQuery = {
  /** An older attempt, or null for the latest. */
  attempt: string | null
  /** A profession the person has in mind: what they typed, or an id from a link. */
  check: string | null
  /** 1 is the shortlist; each further page holds the next seven. */
  page: number
  /** The part of the page that was in use and stays unfolded. */
  open: 'each' | null
}

/** Beyond this many pages the order says nothing any more; the whole catalogue is a page of its own. */
export const MOST_PAGES = 4

/** What the address of a results page asks for; anything odd is read as nothing asked. */
export function readShortlistQuery(search: URLSearchParams): ShortlistQuery {
  const page = Number(search.get('page'))
  return {
    attempt: search.get('attempt') || null,
    check: search.get('check')?.trim().slice(0, 100) || null,
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    open: search.get('open') === 'each' ? 'each' : null,
  }
}
