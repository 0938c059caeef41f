const HOUR_MS = 60 * 60 * 1000

/** Time for which a part of a story is visible. */
export const STORY_LIFE_MS = 24 * HOUR_MS

/** Longest video, in seconds, and a tolerance because recorders cut at whole frames. */
export const STORY_SECONDS = 15
const TOLERANCE_SECONDS = 0.5

/** Checks whether a video is too long; `seconds` is the result of `computeDuration`. */
export function isTooLong(seconds: number): boolean {
  return seconds > STORY_SECONDS + TOLERANCE_SECONDS
}

/** Characters of the description of a picture or video. */
export const DESCRIPTION = 300

/** Longest time an expired story is kept for a review or an appeal: 30 days. */
export const LONGEST_KEPT_MS = 30 * 24 * HOUR_MS
