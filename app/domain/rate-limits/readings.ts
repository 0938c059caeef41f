import { isFixed, oneMore, type Rule, secondsToWait, type Tries, triesAt } from './rule.ts'

/** People whose readings are remembered; who has read nothing for longest is forgotten first. */
const REMEMBERED = 10_000

const kept = new Map<string, Tries>()

/** Counts one more reading of somebody. Returns 0, or the seconds to wait where there were too many: then it is not counted.
 *  Kept in the memory of this process, because reading writes nothing; each process counts its own. */
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
