import { createHmac } from 'node:crypto'
import { db, type Db, inTurn, together } from '#app/database/client.server.ts'
import { inserted } from '#app/database/dialect.server.ts'
import { env } from '#app/env.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import {
  isFixed,
  oneMore,
  type ThrottledRule,
  type Rule,
  secondsToPause,
  secondsToWait,
  type Tries,
  triesAt,
} from './rule.ts'

/** A rule and its subject, such as an account or an address. */
export type Counter<R = Rule> = [rule: R, whom: string]

/** Counts one attempt for all counters in one transaction. Returns the seconds to wait, 0 when the attempt is allowed.
 *  An attempt refused by one counter is counted by none. */
export async function consumeLimits(counters: Counter[], now = new Date()): Promise<number> {
  return inTurn(async tx => {
    const kept = await readTries(tx, counters, now)
    const wait = Math.max(0, ...kept.map(({ rule, tries }) => secondsToWait(rule, tries, now)))
    // After the clock was set back, a refused attempt writes as well, so that the stored times are corrected.
    for (const { key, tries, mended } of kept)
      if (wait === 0) await write(tx, key, oneMore(tries, now))
      else if (tries && mended) await write(tx, key, tries)
    return wait
  })
}

/** Counts one attempt for a single counter; see `consumeLimits`. */
export async function consumeLimit(rule: Rule, whom: string, now = new Date()): Promise<number> {
  return consumeLimits([[rule, whom]], now)
}

/** Counts an attempt as a failure in advance, so that simultaneous attempts are all counted. Returns for each counter
 *  the seconds of the pause if this attempt fails, 0 within the limit.
 *
 *  One statement implements `triesAt` and `oneMore` for all counters: many sign-ins and a guesser update the same rows,
 *  and reading before writing would make them block each other on PostgreSQL (docs/decisions/115). */
export async function expectFailure(counters: Counter<ThrottledRule>[], now = new Date()): Promise<number[]> {
  const keys = counters.map(keyOf)
  const rows = keys.map(key => Prisma.sql`(${key}, 1, ${now}, ${now})`)
  const oldest = counters.map(([{ windowMinutes }], at) => {
    const opened = new Date(now.getTime() - windowMinutes * 60_000)
    return Prisma.sql`WHEN ${keys[at]} THEN ${inserted(opened)}`
  })
  const over = Prisma.sql`"RateLimit"."last" < CASE "RateLimit"."key" ${Prisma.join(oldest, ' ')} END`
  const counted = await db.$queryRaw<{ key: string; count: number | bigint }[]>`
    INSERT INTO "RateLimit" ("key", "count", "since", "last") VALUES ${Prisma.join(rows)}
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN ${over} THEN 1 ELSE "RateLimit"."count" + 1 END,
      "since" = CASE WHEN ${over} OR "RateLimit"."since" > ${now} THEN ${now} ELSE "RateLimit"."since" END,
      "last" = excluded."last"
    RETURNING "key", "count"`
  const counts = new Map(counted.map(({ key, count }) => [key, Number(count)]))
  return counters.map(([rule], at) => secondsToPause(rule, counts.get(keys[at]!)!))
}

/** Reverts `expectFailure` after an attempt that succeeded or did not run. Success also resets counters with
 *  `rightForgets`. */
export async function revertFailures(counters: Counter<ThrottledRule>[], { right }: { right: boolean }) {
  const keysWhere = (forgets: boolean) =>
    counters.filter(([{ rightForgets }]) => (right && rightForgets) === forgets).map(keyOf)
  await together(async tx => {
    await tx.rateLimit.deleteMany({ where: { key: { in: keysWhere(true) } } })
    await tx.rateLimit.updateMany({
      where: { key: { in: keysWhere(false) }, count: { gt: 0 } },
      data: { count: { decrement: 1 } },
    })
  })
}

/** Reserves the turn of a counter for this many seconds across all processes, because the queues in memory know only
 *  their own process. Returns 0 when reserved, otherwise the milliseconds until the turn is free. */
export async function takeTurn(
  counter: Counter<ThrottledRule>,
  pauseSeconds: number,
  now = new Date(),
): Promise<number> {
  const key = turnOf(counter)
  const until = new Date(now.getTime() + pauseSeconds * 1000)
  const taken = await db.$executeRaw`
    INSERT INTO "RateLimit" ("key", "count", "since", "last") VALUES (${key}, 1, ${now}, ${until})
    ON CONFLICT ("key") DO UPDATE SET "since" = excluded."since", "last" = excluded."last"
    WHERE "RateLimit"."last" <= ${now} OR "RateLimit"."since" > ${now}`
  if (taken > 0) return 0
  const held = await db.rateLimit.findUnique({ where: { key }, select: { last: true } })
  return Math.max(1, (held?.last.getTime() ?? 0) - now.getTime())
}

/** Releases a turn at once, because the attempt succeeded or did not run. */
export async function endTurn(counter: Counter<ThrottledRule>) {
  await db.rateLimit.deleteMany({ where: { key: turnOf(counter) } })
}

function turnOf([{ name }, whom]: Counter<ThrottledRule>) {
  return keyOf([{ name: `turn of ${name}` }, whom])
}

/** Resets the counter of a rate limit. Called after a successful attempt, such as a correct password. */
export async function resetLimit(rule: Rule, whom: string) {
  await db.rateLimit.deleteMany({ where: { key: keyOf([rule, whom]) } })
}

/** Deletes counters older than the longest window of all rules, and those dated in the future by a fast clock. */
export async function sweepLimits(now = new Date()) {
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
  const { count } = await db.rateLimit.deleteMany({
    where: { OR: [{ last: { lt: hours(-48) } }, { last: { gt: hours(1) } }] },
  })
  return count
}

type Kept = { key: string; rule: Rule; tries: Tries | null; mended: boolean }

async function readTries(tx: Db, counters: Counter[], now: Date): Promise<Kept[]> {
  const keys = counters.map(keyOf)
  const rows = await tx.rateLimit.findMany({ where: { key: { in: keys } } })
  return counters.map(([rule], at) => {
    const row = rows.find(({ key }) => key === keys[at]) ?? null
    const tries = triesAt(row, { windowMinutes: rule.windowMinutes, fixed: isFixed(rule) }, now)
    return { key: keys[at]!, rule, tries, mended: row !== null && (row.since > now || row.last > now) }
  })
}

async function write(tx: Db, key: string, tries: Tries) {
  await tx.rateLimit.upsert({ where: { key }, create: { key, ...tries }, update: tries })
}

/** Key of a counter: a keyed hash, so that the table reveals no names or addresses. */
function keyOf([{ name }, whom]: [Pick<Rule, 'name'>, string]) {
  return createHmac('sha256', env.sessionSecrets[0]!).update(`${name}\n${whom}`).digest('base64url')
}
