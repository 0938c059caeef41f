import type { When } from './said.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Almaty is so far ahead of UTC. */
const ALMATY_MS = 5 * 60 * MINUTE_MS

/** The instant of something that is dated from now. */
export function momentOf(when: When, now: Date): Date {
  if ('hoursAgo' in when) return new Date(now.getTime() - when.hoursAgo * 60 * MINUTE_MS)
  const today = new Date(now.getTime() + ALMATY_MS).toISOString().slice(0, 10)
  return new Date(new Date(`${today}T${when.at}:00Z`).getTime() - ALMATY_MS - when.daysAgo * DAY_MS)
}

/** So many minutes after an instant, but never later than a minute ago. */
export function later(instant: Date, minutes: number, now: Date): Date {
  return new Date(Math.min(instant.getTime() + minutes * MINUTE_MS, now.getTime() - MINUTE_MS))
}

/** What happened longer ago was read long since: nobody is told of it any more. */
const TOLD_MS = 1.25 * DAY_MS

export function isRecent({ createdAt }: { createdAt: Date }): boolean {
  return Date.now() - createdAt.getTime() < TOLD_MS
}
