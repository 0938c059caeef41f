export type ShortlistQuery = {
  /** An older attempt, or null for the latest. */
  attempt: string | null
  /** Profession the person has in mind: typed text, or an id from a link. */
  check: string | null
  /** 1 is the shortlist; each further page holds the next seven. */
  page: number
  /** Whether each profession is shown with its reasons. */
  each: boolean
}

/** Number of professions shown first. */
export const FIRST_PROFESSIONS = 3

/** Maximum number of pages. Beyond it the order is meaningless, and the whole catalogue has its own page. */
export const MOST_PAGES = 4

/** Reads the query string of a results page. Invalid values count as absent. */
export function readShortlistQuery(search: URLSearchParams): ShortlistQuery {
  const check = search.get('check')?.trim().slice(0, 100) || null
  // With a single profession requested, the list stays short.
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
