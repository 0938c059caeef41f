import { inTurn } from '#app/database/client.server.ts'
import { instant, json, number, orNull, readRow, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { type Cursor, cursorOf } from '#app/domain/text/cursor.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { announceWork, type JobKind } from '#app/domain/jobs/jobs.server.ts'
import { type LaneName, laneNames, laneOf } from '#app/domain/jobs/lanes.ts'

const PAGE = 10

/** Kinds of jobs an administrator may retry. The others were awaited by a person, who has been notified of the failure
 *  and requests the work again. */
const repeatable: readonly JobKind[] = ['email', 'housekeeping', 'norms', 'links']

const counted = { kind: text, state: text, jobs: number, oldest: instant }

/** State of the queue by lane: jobs that are due, postponed and running, and the age of the oldest due job. */
export async function describeQueue(now = new Date()) {
  const rows = await readRows(
    counted,
    Prisma.sql`
    SELECT "kind", CASE WHEN "state" = 'RUNNING' THEN 'RUNNING' WHEN "runAt" <= ${now} THEN 'DUE' ELSE 'LATER' END AS "state",
           COUNT(*) AS "jobs", MIN("runAt") AS "oldest"
    FROM "Job" WHERE "state" IN ('WAITING', 'RUNNING') GROUP BY 1, 2`,
  )
  return laneNames.map(lane => {
    const own = rows.filter(({ kind }) => laneNameOf(kind) === lane)
    const sum = (state: string) => own.reduce((all, row) => all + (row.state === state ? row.jobs : 0), 0)
    const due = own.filter(({ state }) => state === 'DUE').map(({ oldest }) => oldest.getTime())
    return {
      ...{ lane, waiting: sum('DUE'), later: sum('LATER'), running: sum('RUNNING') },
      oldestMs: due.length === 0 ? null : Math.max(0, now.getTime() - Math.min(...due)),
    }
  })
}

/** A kind without a handler counts as `quick`, the lane where it fails and is reported. */
function laneNameOf(kind: string): LaneName {
  return Object.hasOwn(laneOf, kind) ? laneOf[kind as JobKind] : 'quick'
}

const failedJob = {
  id: text,
  kind: text,
  attempts: number,
  error: orNull(text),
  payload: json,
  runAt: instant,
  finishedAt: orNull(instant),
}

/** Failed jobs, newest first, ten per page: emails, or all other kinds. `before` is where the previous page ended: its
 *  last job may have been tried again or dropped since. */
export async function listFailedJobs({ emails }: { emails: boolean }, before: Cursor | null) {
  const kinds = emails ? Prisma.sql`"kind" = 'email'` : Prisma.sql`"kind" <> 'email'`
  const beyond = before ? Prisma.sql`AND ("runAt", "id") < (${new Date(before.at)}, ${before.id})` : Prisma.empty
  const rows = await readRows(
    failedJob,
    Prisma.sql`
    SELECT "id", "kind", "attempts", "error", "payload", "runAt", "finishedAt" FROM "Job"
    WHERE "state" = 'FAILED' AND ${kinds} ${beyond} ORDER BY "runAt" DESC, "id" DESC LIMIT ${PAGE + 1}`,
  )
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  const readers = await namesOf(shown.flatMap(({ payload }) => emailOf(payload)?.userId ?? []))
  return {
    jobs: shown.map(({ id, kind, attempts, error, payload, runAt, finishedAt }) => ({
      ...{ id, kind, attempts, error, at: finishedAt ?? runAt },
      email: emailOf(payload)?.name ?? null,
      to: readers.get(emailOf(payload)?.userId ?? '') ?? null,
      repeatable: isRepeatable(kind),
    })),
    next: rows.length > PAGE && last ? cursorOf(last.runAt, last.id) : null,
  }
}

export type FailedJobs = Awaited<ReturnType<typeof listFailedJobs>>

/** Numbers of failed emails and other failed jobs. Failed jobs are kept for a month. */
export async function countFailedJobs() {
  const counted = await readRow(
    { emails: number, others: number },
    Prisma.sql`
    SELECT COUNT(CASE WHEN "kind" = 'email' THEN 1 END) AS "emails",
           COUNT(CASE WHEN "kind" <> 'email' THEN 1 END) AS "others"
    FROM "Job" WHERE "state" = 'FAILED'`,
  )
  return counted!
}

/** The kind and the recipient of an email, without its content. */
function emailOf(payload: unknown) {
  const { email } = (payload ?? {}) as { email?: { name?: string; userId?: string } }
  return email ?? null
}

const reader = { id: text, username: text, name: text }

async function namesOf(userIds: string[]) {
  if (userIds.length === 0) return new Map<string, { id: string; name: string }>()
  const people = await readRows(
    reader,
    Prisma.sql`
    SELECT u."id", u."username", COALESCE(p."lastName" || ' ' || p."firstName", u."username") AS "name"
    FROM "User" u LEFT JOIN "Profile" p ON p."userId" = u."id" WHERE u."id" IN (${Prisma.join(userIds)})`,
  )
  return new Map(people.map(({ id, username, name }) => [id, { id, name: `${name} (${username})` }]))
}

function isRepeatable(kind: string) {
  return repeatable.some(known => known === kind)
}

/** Queues a failed job again with all its attempts. `'same'` when it is waiting, running or done; null when it no
 *  longer exists or its kind cannot be retried. */
export async function retryJob(viewer: Viewer, id: string, now = new Date()): Promise<'done' | 'same' | null> {
  return inTurn(async tx => {
    const job = await tx.job.findUnique({ where: { id }, select: { kind: true, state: true } })
    if (!job || !isRepeatable(job.kind)) return null
    if (job.state !== 'FAILED') return 'same'
    const data = { state: 'WAITING', attempts: 0, runAt: now, finishedAt: null, error: null }
    await tx.job.update({ where: { id }, data })
    await recordEvent({ action: 'job.retried', actorId: viewer.id, details: { kind: job.kind } }, tx)
    await announceWork(tx)
    return 'done'
  })
}

/** Deletes a failed job. `'same'` when it no longer exists, null when it has not failed. */
export async function dropJob(viewer: Viewer, id: string): Promise<'done' | 'same' | null> {
  return inTurn(async tx => {
    const job = await tx.job.findUnique({ where: { id }, select: { kind: true, state: true } })
    if (!job) return 'same'
    if (job.state !== 'FAILED') return null
    await tx.job.delete({ where: { id } })
    await recordEvent({ action: 'job.dropped', actorId: viewer.id, details: { kind: job.kind } }, tx)
    return 'done'
  })
}
