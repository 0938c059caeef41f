import { createHmac } from 'node:crypto'
import { db, type Db, inTurn, together } from '#app/database/client.server.ts'
import { inserted } from '#app/database/dialect.server.ts'
import { env } from '#app/env.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import {
  isFixed,
  oneMore,
  type PacedRule,
  type Rule,
  secondsToPause,
  secondsToWait,
  type Tries,
  triesAt,
} from './rule.ts'

/** A rule and its subject: an account, an address, … */
export type Counter<R = Rule> = [rule: R, whom: string]

/** Counts one try for all its counters, in one transaction, and says how many seconds are to be waited first: 0 when the
 *  try may go on. A try that comes too early for one counter is counted by none. */
export async function countTries(counters: Counter[], now = new Date()): Promise<number> {
  return inTurn(async tx => {
    const kept = await readTries(tx, counters, now)
    const wait = Math.max(0, ...kept.map(({ rule, tries }) => secondsToWait(rule, tries, now)))
    // A refused try writes too where the clock was set back: what was kept counts from now on.
    for (const { key, tries, mended } of kept)
      if (wait === 0) await write(tx, key, oneMore(tries, now))
      else if (tries && mended) await write(tx, key, tries)
    return wait
  })
}

/** Counts one try of a rule; see `countTries`. */
export async function countTry(rule: Rule, whom: string, now = new Date()): Promise<number> {
  return countTries([[rule, whom]], now)
}

/** Counts a try in advance as if it had failed, so that a hundred at the same moment are a hundred. Returns for each
 *  counter the seconds its next check will pause if this one fails; 0 within the limit.
 *  One statement counts for all of them as `triesAt` and `oneMore` say: a class that signs in and a guesser without pause
 *  write the same rows, and one that is read first would be in everybody's way on PostgreSQL (docs/decisions/115). */
export async function expectFailure(counters: Counter<PacedRule>[], now = new Date()): Promise<number[]> {
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

/** Takes back what `expectFailure` counted, where the try was right or never made. A right one also forgets the failures
 *  before it where the rule says so. */
export async function takeBack(counters: Counter<PacedRule>[], { right }: { right: boolean }) {
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

/** Takes the turn of a counter for so many seconds, among all processes: the lines of each know their own tries only. Returns
 *  0 when it was taken, otherwise the milliseconds until it is free. */
export async function takeTurn(counter: Counter<PacedRule>, pauseSeconds: number, now = new Date()): Promise<number> {
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

/** Gives a turn back at once: the try was right, or was not made. */
export async function endTurn(counter: Counter<PacedRule>) {
  await db.rateLimit.deleteMany({ where: { key: turnOf(counter) } })
}

function turnOf([{ name }, whom]: Counter<PacedRule>) {
  return keyOf([{ name: `turn of ${name}` }, whom])
}

/** Forgets the tries of a rule: the right password ends the counting of wrong ones. */
export async function forgetTries(rule: Rule, whom: string) {
  await db.rateLimit.deleteMany({ where: { key: keyOf([rule, whom]) } })
}

/** Forgets what is older than the longest window of any rule, and what a clock a day ahead has left behind. */
export async function sweepTries(now = new Date()) {
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

/** The subject of a rule is kept as a keyed hash: the table reveals no name and no address. */
function keyOf([{ name }, whom]: [Pick<Rule, 'name'>, string]) {
  return createHmac('sha256', env.sessionSecrets[0]!).update(`${name}\n${whom}`).digest('base64url')
}
