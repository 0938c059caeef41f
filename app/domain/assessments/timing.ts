/** Grace period after the deadline for answers in transit. */
const ON_THE_WAY_MS = 30_000
/** Grace period for answers that a page stored while offline. */
const KEPT_MS = 120_000
/** Longest plausible response time. After a longer one the person was away. */
const LONGEST_ANSWER_S = 600

/** Checks whether the time of an attempt is over. Without a deadline it never is. */
export function isOver(deadlineAt: Date | null, now: Date): boolean {
  return deadlineAt !== null && now > deadlineAt
}

/** Checks whether an answer that arrives now still counts. `again` means that the page stored it while offline. */
export function isInTime(deadlineAt: Date | null, { again }: { again: boolean }, now: Date): boolean {
  return deadlineAt === null || now.getTime() <= deadlineAt.getTime() + (again ? KEPT_MS : ON_THE_WAY_MS)
}

/** Returns the earliest deadline after which answers may still arrive at `now`. */
export function earliestUnsettled(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}

/** Checks whether an attempt can no longer change. Until then the right answers are not shown. */
export function isSettled(deadlineAt: Date | null, now: Date): boolean {
  return deadlineAt === null || deadlineAt < earliestUnsettled(now)
}

/** Returns the response time of an answer in seconds, by the server's clock since the previous event. Null when
 *  unknown: the answer was stored offline, the person was away, or the clock was set back. */
export function secondsTaken(before: Date, { again }: { again: boolean }, now: Date): number | null {
  const seconds = (now.getTime() - before.getTime()) / 1000
  return again || seconds < 0 || seconds > LONGEST_ANSWER_S ? null : seconds
}
