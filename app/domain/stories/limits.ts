const HOUR_MS = 60 * 60 * 1000

/** How long a part of a story is told. */
export const STORY_LIFE_MS = 24 * HOUR_MS

/** The longest video, in seconds, and what it may be longer: recorders cut by whole frames. */
export const STORY_SECONDS = 15
const TOLERANCE_SECONDS = 0.5

/** Whether a video is too long to be told; `seconds` is what `computeDuration` says of it. */
export function isTooLong(seconds: number): boolean {
  return seconds > STORY_SECONDS + TOLERANCE_SECONDS
}

/** Letters of what a picture or a video shows. */
export const DESCRIPTION = 300

/** What a story of a person who is looked at waits for, or is waited with, at most: a month. */
export const LONGEST_KEPT_MS = 30 * 24 * HOUR_MS
