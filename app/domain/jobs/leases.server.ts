import { db } from '#app/database/client.server.ts'
import { engine } from '#app/database/engine.server.ts'
import { notify } from '#app/database/notices.server.ts'
import { type Job, Prisma } from '#prisma/generated/client.ts'

/** Which kinds of work are meant: these, or all but these. */
export type Kinds = { only: readonly string[] } | { allBut: readonly string[] }

type Lease = Pick<Job, 'id' | 'attempts'>

/** A job belongs to the worker that took it last: its number of attempts is the fencing token. A worker that was
 *  thought dead, or whose work was aborted, changes nothing when it comes back late. */
const stillHeld = ({ id, attempts }: Lease) => ({ id, attempts, state: 'RUNNING' })

/** Takes the job that has waited longest, first of all one whose worker has died, and leases it for `leaseMs`. Null when
 *  nothing is due. `inHand` are the jobs the caller works on itself: after a pause of the whole process their leases may
 *  have run out, and it goes on with them. */
export async function takeJob(
  kinds: Kinds,
  { leaseMs, inHand, now }: { leaseMs: number; inHand: readonly string[]; now: Date },
): Promise<Job | null> {
  const ofKinds =
    'only' in kinds
      ? Prisma.sql`"kind" IN (${Prisma.join([...kinds.only])})`
      : Prisma.sql`"kind" NOT IN (${Prisma.join([...kinds.allBut])})`
  const ours = Prisma.join(['', ...inHand])
  const due = {
    lapsed: Prisma.sql`"state" = 'RUNNING' AND "leaseUntil" < ${now} AND ${ofKinds} AND "id" NOT IN (${ours})`,
    waiting: Prisma.sql`"state" = 'WAITING' AND "runAt" <= ${now} AND ${ofKinds}`,
  }
  return take[engine](due, { now, leaseUntil: new Date(now.getTime() + leaseMs) })
}

type Due = { lapsed: Prisma.Sql; waiting: Prisma.Sql }
type Times = { now: Date; leaseUntil: Date }

const take = { sqlite: lookAndTake, postgresql: takeUnlocked }

/** The question is one look into an index; only what it finds is written to, and of two workers who found it one gets
 *  it. */
async function lookAndTake({ lapsed, waiting }: Due, { now, leaseUntil }: Times): Promise<Job | null> {
  for (;;) {
    const [due] = await db.$queryRaw<{ id: string; state: string; attempts: number | bigint }[]>`
      SELECT "id", "state", "attempts" FROM "Job" WHERE ${lapsed}
      UNION ALL
      SELECT * FROM (
        SELECT "id", "state", "attempts" FROM "Job" WHERE ${waiting} ORDER BY "runAt" LIMIT 1) w
      LIMIT 1`
    if (!due) return null
    // Its worker may have extended the lease between our look and our hand.
    const still = due.state === 'RUNNING' ? { leaseUntil: { lt: now } } : {}
    const [taken] = await db.job.updateManyAndReturn({
      where: { id: due.id, state: due.state, attempts: Number(due.attempts), ...still },
      data: { state: 'RUNNING', attempts: { increment: 1 }, leaseUntil },
    })
    if (taken) return taken
  }
}

/** Many workers may ask at once: each passes over what another is just taking, so none waits and none comes too late. */
async function takeUnlocked({ lapsed, waiting }: Due, { leaseUntil }: Times): Promise<Job | null> {
  const [taken] = await db.$queryRaw<Job[]>`
    UPDATE "Job" SET "state" = 'RUNNING', "attempts" = "attempts" + 1, "leaseUntil" = ${leaseUntil}
    WHERE "id" = COALESCE(
      (SELECT "id" FROM "Job" WHERE ${lapsed} LIMIT 1 FOR UPDATE SKIP LOCKED),
      (SELECT "id" FROM "Job" WHERE ${waiting} ORDER BY "runAt" LIMIT 1 FOR UPDATE SKIP LOCKED))
    RETURNING *`
  return taken ?? null
}

/** Keeps a job whose work goes on. False when it is in other hands, or gone. */
export async function extendLease(lease: Lease, leaseMs: number): Promise<boolean> {
  const leaseUntil = new Date(Date.now() + leaseMs)
  return (await db.job.updateMany({ where: stillHeld(lease), data: { leaseUntil } })).count > 0
}

/** The work is done. What the job was told is forgotten when that concerns a person. */
export async function finishJob(lease: Lease, { forget }: { forget: boolean }): Promise<void> {
  await end(lease, { state: 'DONE', finishedAt: new Date(), error: null, ...(forget ? { payload: {} } : {}) })
}

/** The work is to be tried again from `runAt` on. */
export async function postponeJob(lease: Lease, runAt: Date, error: string): Promise<void> {
  await end(lease, { state: 'WAITING', runAt, error })
}

/** The work was interrupted through no fault of its own: it is due at once, and this attempt does not count. */
export async function returnJob(lease: Lease, error: string): Promise<void> {
  await end(lease, { state: 'WAITING', runAt: new Date(), attempts: { decrement: 1 }, error })
  await notify('jobs', db)
}

/** The work is not tried again. False when the job was in other hands: then it is not ours to give up. */
export async function failJob(lease: Lease, error: string): Promise<boolean> {
  return end(lease, { state: 'FAILED', finishedAt: new Date(), error })
}

async function end(lease: Lease, data: Prisma.JobUpdateManyMutationInput): Promise<boolean> {
  return (await db.job.updateMany({ where: stillHeld(lease), data: { ...data, leaseUntil: null } })).count > 0
}

const HOUR_MS = 3_600_000

/** What a clock that was ahead has written into the queue would be taken up only when that hour comes. A lease is never an hour
 *  long, and nothing waits three hours for its turn but the letters of the week: work that does is due now. Who holds such a
 *  lease and is alive has `leaseMs` to extend it. */
export async function mendTimes(now: Date, leaseMs: number): Promise<void> {
  const hoursAhead = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
  await db.job.updateMany({
    where: { state: 'RUNNING', leaseUntil: { gt: hoursAhead(1) } },
    data: { leaseUntil: new Date(now.getTime() + leaseMs) },
  })
  const noLetter = [{ kind: { not: 'email' } }, { attempts: { gt: 0 } }, { createdAt: { gt: hoursAhead(1) } }]
  await db.job.updateMany({
    where: { state: 'WAITING', runAt: { gt: hoursAhead(3) }, OR: noLetter },
    data: { runAt: now },
  })
}
