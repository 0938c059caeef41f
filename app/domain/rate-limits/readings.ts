import { isFixed, oneMore, type Rule, secondsToWait, type Tries, triesAt } from './rule.ts'

/** Maximum number of people with a counter; the one inactive for longest is dropped first. */
const REMEMBERED = 10_000

const kept = new Map<string, Tries>()

/** Counts one read by a person. Returns 0, or the seconds to wait when there were too many; then it is not counted.
 *  Kept in memory and per process, so that reading causes no writes. */
export function countReading(rule: Rule, subject: string, now = new Date()): number {
  const key = `${rule.name} ${subject}`
  const before = triesAt(kept.get(key) ?? null, { ...rule, fixed: isFixed(rule) }, now)
  const wait = secondsToWait(rule, before, now)
  if (wait > 0) return wait
  kept.delete(key)
  kept.set(key, oneMore(before, now))
  if (kept.size > REMEMBERED) kept.delete(kept.keys().next().value!)
  return 0
}
