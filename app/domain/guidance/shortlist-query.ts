export type ShortlistQuery = {
  /** An older attempt, or null for the latest. */
  attempt: string | null
  /** A profession the person has in mind: what they typed, or an id from a link. */
  check: string | null
  /** 1 is the shortlist; each further page holds the next seven. */
  page: number
  /** Each profession of the list is told with its reasons. */
  each: boolean
}

/** So many professions of a list are what one begins with. */
export const FIRST_PROFESSIONS = 3

/** Beyond this many pages the order says nothing any more; the whole catalogue is a page of its own. */
export const MOST_PAGES = 4

/** What the address of a results page asks for; anything odd is read as nothing asked. */
export function readShortlistQuery(search: URLSearchParams): ShortlistQuery {
  const check = search.get('check')?.trim().slice(0, 100) || null
  // Where one profession is asked for, the list itself stays short.
  const page = check ? 1 : Number(search.get('page'))
  return {
    attempt: search.get('attempt') || null,
    check,
    page: isFurther(page) ? page : 1,
    each: !check && (isFurther(page) || search.get('open') === 'each'),
  }
}

function isFurther(page: number) {
  return Number.isInteger(page) && page > 1 && page <= MOST_PAGES
}
