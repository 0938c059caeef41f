/** A rate limit. Above the limit, a growing rule delays each next attempt by 2, 4, 8 … seconds up to `longestWait`; a
 *  fixed rule waits for the end of its window. */
export type Rule = {
  name: string
  limit: number
  windowMinutes: number
  /** Makes the rule a growing one: the longest wait, in seconds. */
  longestWait?: number
}

/** A rule that slows attempts after failures but refuses none. Above `limit` failures in a window, attempts run one at
 *  a time, with a pause of 2, 4, 8 … seconds up to `longestPause` after each failure. */
export type ThrottledRule = {
  name: string
  limit: number
  windowMinutes: number
  /** In seconds. */
  longestPause: number
  /** A success resets the counter, because only the owner can succeed. */
  rightForgets: boolean
}

/** Stored attempts of one subject. */
export type Tries = { count: number; since: Date; last: Date }

type Window = Pick<Rule, 'windowMinutes' | 'longestWait'>

/** The stored attempts as of now; null when the window is over. The window of a fixed rule starts with the first
 *  attempt, that of a growing or paced rule with the last. Times in the future come from a clock that was set back
 *  since; they count as now, so that no wait exceeds that of the rule. */
export function triesAt(
  kept: Tries | null,
  { windowMinutes, fixed }: { windowMinutes: number; fixed: boolean },
  now: Date,
): Tries | null {
  if (!kept) return null
  const since = kept.since > now ? now : kept.since
  const last = kept.last > now ? now : kept.last
  const begun = fixed ? since : last
  return now.getTime() - begun.getTime() > windowMinutes * 60_000 ? null : { count: kept.count, since, last }
}

/** Checks whether the window starts with the first attempt and has a fixed end. */
export function isFixed({ longestWait }: Window): boolean {
  return longestWait === undefined
}

export function oneMore(tries: Tries | null, now: Date): Tries {
  return tries ? { ...tries, count: tries.count + 1, last: now } : { count: 1, since: now, last: now }
}

/** Whole seconds until the next attempt is allowed, 0 if it is now. At most `longestWait` for a growing rule, at most
 *  the window for a fixed one. */
export function secondsToWait(rule: Rule, tries: Tries | null, now: Date): number {
  const over = (tries?.count ?? 0) - rule.limit
  if (!tries || over < 0) return 0
  const opensAt =
    rule.longestWait === undefined
      ? tries.since.getTime() + rule.windowMinutes * 60_000
      : tries.last.getTime() + Math.min(2 ** (over + 1), rule.longestWait) * 1000
  return Math.max(0, Math.ceil((opensAt - now.getTime()) / 1000))
}

/** Seconds of the pause after a failure with this number in its window; 0 within the limit. */
export function secondsToPause({ limit, longestPause }: ThrottledRule, count: number): number {
  return count <= limit ? 0 : Math.min(2 ** (count - limit), longestPause)
}
