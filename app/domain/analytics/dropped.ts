/** A test that was begun counts as dropped after this many days without an answer. */
export const DROPPED_AFTER_DAYS = 14
