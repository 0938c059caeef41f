/** How often something may be tried. Over the limit a growing rule makes the next try wait 2, 4, 8 … seconds up to
 *  `longestWait`; a fixed one waits for its window to end. */
export type Rule = {
  name: string
  limit: number
  windowMinutes: number
  /** Set for a growing rule: the longest wait in seconds. */
  longestWait?: number
}

/** How failures slow what is tried next. Every try is checked: beyond `limit` failures in a window one at a time, and
 *  after each failure the next check pauses for 2, 4, 8 … seconds up to `longestPause`. */
export type PacedRule = {
  name: string
  limit: number
  windowMinutes: number
  /** In seconds. */
  longestPause: number
  /** A try that is right forgets the failures before it, because only their owner can make one. */
  rightForgets: boolean
}

/** What is kept of the tries of one subject. */
export type Tries = { count: number; since: Date; last: Date }

type Window = Pick<Rule, 'windowMinutes' | 'longestWait'>

/** What was kept, as it counts now: null when its window is over. A fixed window begins with its first try, that of a
 *  growing or paced rule with the last one. Moments in the future were written by a clock that has been set back since;
 *  they count as now, so that no wait is longer than the rule's own. */
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

/** Whether a rule's window begins with the first try and ends whatever happens. */
export function isFixed({ longestWait }: Window): boolean {
  return longestWait === undefined
}

/** One more try. */
export function oneMore(tries: Tries | null, now: Date): Tries {
  return tries ? { ...tries, count: tries.count + 1, last: now } : { count: 1, since: now, last: now }
}

/** Whole seconds until the next try may be made, 0 when it may be made now: at most `longestWait` of a growing rule, at
 *  most the window of a fixed one. */
export function secondsToWait(rule: Rule, tries: Tries | null, now: Date): number {
  const over = (tries?.count ?? 0) - rule.limit
  if (!tries || over < 0) return 0
  const opensAt =
    rule.longestWait === undefined
      ? tries.since.getTime() + rule.windowMinutes * 60_000
      : tries.last.getTime() + Math.min(2 ** (over + 1), rule.longestWait) * 1000
  return Math.max(0, Math.ceil((opensAt - now.getTime()) / 1000))
}

/** Seconds the next check pauses when the try with this number in its window fails: 0 within the limit. */
export function secondsToPause({ limit, longestPause }: PacedRule, count: number): number {
  return count <= limit ? 0 : Math.min(2 ** (count - limit), longestPause)
}
