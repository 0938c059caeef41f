import { db } from '#app/database/client.server.ts'
import { engine } from '#app/database/engine.server.ts'
import { notify } from '#app/database/notices.server.ts'
import { type Job, Prisma } from '#prisma/generated/client.ts'

/** Selects kinds of jobs: only these, or all except these. */
export type Kinds = { only: readonly string[] } | { allBut: readonly string[] }

type Lease = Pick<Job, 'id' | 'attempts'>

/** Condition that the job still belongs to this worker. The number of attempts is the fencing token: a worker that was
 *  considered dead or was aborted cannot change the job later. */
const stillHeld = ({ id, attempts }: Lease) => ({ id, attempts, state: 'RUNNING' })

/** Takes the oldest due job and leases it for `leaseMs`; jobs whose worker has died come first. Null when nothing is
 *  due. `inHand` are the caller's own jobs: their leases may have expired while the process was suspended, and the
 *  caller continues them. */
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

/** Finds a job with one index lookup and takes it with a conditional update, so only one of two workers gets it. */
async function lookAndTake({ lapsed, waiting }: Due, { now, leaseUntil }: Times): Promise<Job | null> {
  for (;;) {
    const [due] = await db.$queryRaw<{ id: string; state: string; attempts: number | bigint }[]>`
      SELECT "id", "state", "attempts" FROM "Job" WHERE ${lapsed}
      UNION ALL
      SELECT * FROM (
        SELECT "id", "state", "attempts" FROM "Job" WHERE ${waiting} ORDER BY "runAt" LIMIT 1) w
      LIMIT 1`
    if (!due) return null
    // The other worker may have extended the lease since the SELECT.
    const still = due.state === 'RUNNING' ? { leaseUntil: { lt: now } } : {}
    const [taken] = await db.job.updateManyAndReturn({
      where: { id: due.id, state: due.state, attempts: Number(due.attempts), ...still },
      data: { state: 'RUNNING', attempts: { increment: 1 }, leaseUntil },
    })
    if (taken) return taken
  }
}

/** Uses SKIP LOCKED, so concurrent workers neither wait for each other nor take the same job. */
async function takeUnlocked({ lapsed, waiting }: Due, { leaseUntil }: Times): Promise<Job | null> {
  const [taken] = await db.$queryRaw<Job[]>`
    UPDATE "Job" SET "state" = 'RUNNING', "attempts" = "attempts" + 1, "leaseUntil" = ${leaseUntil}
    WHERE "id" = COALESCE(
      (SELECT "id" FROM "Job" WHERE ${lapsed} LIMIT 1 FOR UPDATE SKIP LOCKED),
      (SELECT "id" FROM "Job" WHERE ${waiting} ORDER BY "runAt" LIMIT 1 FOR UPDATE SKIP LOCKED))
    RETURNING *`
  return taken ?? null
}

/** Extends the lease of a running job. False when another worker has taken it or it no longer exists. */
export async function extendLease(lease: Lease, leaseMs: number): Promise<boolean> {
  const leaseUntil = new Date(Date.now() + leaseMs)
  return (await db.job.updateMany({ where: stillHeld(lease), data: { leaseUntil } })).count > 0
}

/** Marks a job as done. `forget` deletes its payload, if that is personal data. */
export async function finishJob(lease: Lease, { forget }: { forget: boolean }): Promise<void> {
  await end(lease, { state: 'DONE', finishedAt: new Date(), error: null, ...(forget ? { payload: {} } : {}) })
}

/** Queues a failed job for its next attempt at `runAt`. */
export async function postponeJob(lease: Lease, runAt: Date, error: string): Promise<void> {
  await end(lease, { state: 'WAITING', runAt, error })
}

/** Returns an interrupted job to the queue at once, without counting the attempt. */
export async function returnJob(lease: Lease, error: string): Promise<void> {
  await end(lease, { state: 'WAITING', runAt: new Date(), attempts: { decrement: 1 }, error })
  await notify('jobs', db)
}

/** Marks a job as failed for good. False when another worker has taken it, which then decides about it. */
export async function failJob(lease: Lease, error: string): Promise<boolean> {
  return end(lease, { state: 'FAILED', finishedAt: new Date(), error })
}

async function end(lease: Lease, data: Prisma.JobUpdateManyMutationInput): Promise<boolean> {
  return (await db.job.updateMany({ where: stillHeld(lease), data: { ...data, leaseUntil: null } })).count > 0
}

const HOUR_MS = 3_600_000

/** Corrects times in the queue that a fast clock wrote too far into the future. No lease lasts an hour, and only weekly
 *  emails wait more than three hours, so everything else beyond that is due now. Leases are shortened to `leaseMs`,
 *  which leaves a living worker enough time to extend its own. */
export async function correctFutureTimes(now: Date, leaseMs: number): Promise<void> {
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
