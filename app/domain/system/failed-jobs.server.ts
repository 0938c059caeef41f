import { db, inTurn } from '#app/database/client.server.ts'
import { instant, json, number, orNull, readRow, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { announceWork, type JobKind } from '#app/domain/jobs/jobs.server.ts'
import { type LaneName, laneNames, laneOf } from '#app/domain/jobs/lanes.ts'

const PAGE = 10

/** Kinds of work that can be done later as well as at once. What a person waited for was given up for them and they were
 *  told so: they ask for it anew. */
const repeatable: readonly JobKind[] = ['email', 'housekeeping', 'norms', 'links']

const counted = { kind: text, state: text, jobs: number, oldest: instant }

/** The queue by lane: what is due and waits, what is put off to a later try, what is being done, and since when the oldest
 *  waits. */
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

/** What no handler knows is in the quick lane, where it fails and is reported. */
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

/** Jobs that were given up, the latest first, ten at a time: emails, or all other work. `before` is the one the page before
 *  ended with; null when there is no such job any more. */
export async function listFailedJobs({ emails }: { emails: boolean }, before: string | null) {
  const last = before === null ? null : await db.job.findUnique({ where: { id: before }, select: { runAt: true } })
  if (before !== null && !last) return null
  const kinds = emails ? Prisma.sql`"kind" = 'email'` : Prisma.sql`"kind" <> 'email'`
  const beyond = last
    ? Prisma.sql`AND ("runAt" < ${last.runAt} OR ("runAt" = ${last.runAt} AND "id" < ${before}))`
    : Prisma.empty
  const rows = await readRows(
    failedJob,
    Prisma.sql`
    SELECT "id", "kind", "attempts", "error", "payload", "runAt", "finishedAt" FROM "Job"
    WHERE "state" = 'FAILED' AND ${kinds} ${beyond} ORDER BY "runAt" DESC, "id" DESC LIMIT ${PAGE + 1}`,
  )
  const shown = rows.slice(0, PAGE)
  const readers = await namesOf(shown.flatMap(({ payload }) => emailOf(payload)?.userId ?? []))
  return {
    jobs: shown.map(({ id, kind, attempts, error, payload, runAt, finishedAt }) => ({
      ...{ id, kind, attempts, error, at: finishedAt ?? runAt },
      email: emailOf(payload)?.name ?? null,
      to: readers.get(emailOf(payload)?.userId ?? '') ?? null,
      repeatable: isRepeatable(kind),
    })),
    next: rows.length > PAGE ? shown.at(-1)!.id : null,
  }
}

export type FailedJobs = NonNullable<Awaited<ReturnType<typeof listFailedJobs>>>

/** How much was given up within the month it is remembered: emails and other work. */
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

/** What an email was to be, without anything that was written into it. */
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

/** Has work that was given up done again, with all its tries. `'same'` when it waits, runs or is done already, null when it
 *  is gone or cannot be done again. */
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

/** Forgets work that was given up. `'same'` when there is none any more, null when it is not given up. */
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
