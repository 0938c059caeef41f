import type { When } from './demo-post.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Offset of Almaty from UTC. */
const ALMATY_MS = 5 * 60 * MINUTE_MS

/** Returns the instant that a relative time means. */
export function momentOf(when: When, now: Date): Date {
  if ('hoursAgo' in when) return new Date(now.getTime() - when.hoursAgo * 60 * MINUTE_MS)
  const today = new Date(now.getTime() + ALMATY_MS).toISOString().slice(0, 10)
  return new Date(new Date(`${today}T${when.at}:00Z`).getTime() - ALMATY_MS - when.daysAgo * DAY_MS)
}

/** Returns an instant some minutes later, but never later than a minute ago. */
export function later(instant: Date, minutes: number, now: Date): Date {
  return new Date(Math.min(instant.getTime() + minutes * MINUTE_MS, now.getTime() - MINUTE_MS))
}

/** Events older than this count as read and cause no notification. */
const TOLD_MS = 1.25 * DAY_MS

export function isRecent({ createdAt }: { createdAt: Date }): boolean {
  return Date.now() - createdAt.getTime() < TOLD_MS
}
