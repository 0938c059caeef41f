/** An answer that was on its way when the time ran out still counts for so long. */
const ON_THE_WAY_MS = 30_000
/** So long for what a page had kept through a lost line and sends again. */
const KEPT_MS = 120_000
/** After a longer time the person was away and did not think about the statement. */
const LONGEST_ANSWER_S = 600

/** Whether the time of an attempt has run out; one without a deadline never ends by itself. */
export function isOver(deadlineAt: Date | null, now: Date): boolean {
  return deadlineAt !== null && now > deadlineAt
}

/** Whether an answer that arrives now may still count; `again` says that a page had kept it through a lost line. */
export function isInTime(deadlineAt: Date | null, { again }: { again: boolean }, now: Date): boolean {
  return deadlineAt === null || now.getTime() <= deadlineAt.getTime() + (again ? KEPT_MS : ON_THE_WAY_MS)
}

/** Deadlines after this moment may still see an answer come in. */
export function earliestUnsettled(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}

/** Whether nothing can change an attempt any more: until then the right answers are not shown. */
export function isSettled(deadlineAt: Date | null, now: Date): boolean {
  return deadlineAt === null || deadlineAt < earliestUnsettled(now)
}

/** How long an answer took, in seconds on the server's clock since what came before it. Null when it is unknown: the
 *  answer was kept through a lost line, the person was away, or the clock was set back. */
export function secondsTaken(before: Date, { again }: { again: boolean }, now: Date): number | null {
  const seconds = (now.getTime() - before.getTime()) / 1000
  return again || seconds < 0 || seconds > LONGEST_ANSWER_S ? null : seconds
}
