/** So many days without an answer, and a test that was begun is called dropped. */
export const DROPPED_AFTER_DAYS = 14
