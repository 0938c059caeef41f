import { createHmac } from 'node:crypto'
import { db, inTurn } from '#app/database/client.server.ts'
import { env } from '#app/env.server.ts'

/** How often something may be tried. Over the limit a growing rule makes the next try wait 2, 4, 8 … seconds, so that
 *  one person cannot lock another out; a fixed one waits for its window to end. */
export type Rule = {
  name: string
  limit: number
  windowMinutes: number
  /** Set for a growing rule: the longest wait in seconds. */
  longestWait?: number
}

/** Counts one try of a rule for its subject (an account, an address, …) and says how many seconds are to be waited
 *  first: 0 when the try may go on. A try that comes too early is not counted. */
export async function countTry(rule: Rule, whom: string, now = new Date()): Promise<number> {
  const key = keyOf(rule, whom)
  return inTurn(async tx => {
    const kept = await tx.rateLimit.findUnique({ where: { key } })
    const windowMs = rule.windowMinutes * 60_000
    const since = rule.longestWait === undefined ? kept?.since : kept?.last
    const fresh = !kept || !since || now.getTime() - since.getTime() > windowMs
    if (fresh) {
      const first = { count: 1, since: now, last: now }
      await tx.rateLimit.upsert({ where: { key }, create: { key, ...first }, update: first })
      return 0
    }
    const wait = secondsToWait(rule, kept, now)
    if (wait === 0) await tx.rateLimit.update({ where: { key }, data: { count: { increment: 1 }, last: now } })
    return wait
  })
}

/** Forgets the tries of a rule: the right password ends the counting of wrong ones. */
export async function forgetTries(rule: Rule, whom: string) {
  await db.rateLimit.deleteMany({ where: { key: keyOf(rule, whom) } })
}

/** Forgets what is older than the longest window of any rule. */
export async function sweepTries(now = new Date()) {
  const { count } = await db.rateLimit.deleteMany({ where: { last: { lt: new Date(now.getTime() - 48 * 3_600_000) } } })
  return count
}

/** Whole seconds until the next try of a rule may be made; 0 when it may be made now. */
function secondsToWait(rule: Rule, kept: { count: number; since: Date; last: Date }, now: Date): number {
  const over = kept.count - rule.limit
  if (over < 0) return 0
  const opensAt =
    rule.longestWait === undefined
      ? kept.since.getTime() + rule.windowMinutes * 60_000
      : kept.last.getTime() + Math.min(2 ** (over + 1), rule.longestWait) * 1000
  return Math.max(0, Math.ceil((opensAt - now.getTime()) / 1000))
}

/** The subject of a rule is kept as a keyed hash: the table reveals no name and no address. */
function keyOf(rule: Rule, whom: string) {
  return createHmac('sha256', env.sessionSecrets[0]!).update(`${rule.name}\n${whom}`).digest('base64url')
}
