import { EventEmitter } from 'node:events'
import { db, type Db } from '#app/database/client.server.ts'
import { inserted } from '#app/database/dialect.server.ts'
import { newId } from '#app/database/insert.server.ts'
import { notify } from '#app/database/notices.server.ts'

/** Kinds of background jobs and their payloads. The worker has one handler for each. */
export type JobPayloads = {
  /** Renders one email and passes it to the mail server. */
  email: { email: Record<string, string> }
  /** Deletes expired data: sessions, tokens, orphaned files, accounts after their grace period. */
  housekeeping: Record<string, never>
  /** Counts the events of the days that are not over. */
  counts: Record<string, never>
  /** Finds trending hashtags of the last seven days. */
  trends: Record<string, never>
  /** Marks the projects that gained many followers within 30 days. */
  popular: Record<string, never>
  /** Computes the norms of all tests. */
  norms: Record<string, never>
  /** Checks whether the links of materials work. */
  links: Record<string, never>
  /** Sends notifications of the tasks due in the week from this Monday (YYYY-MM-DD) and queues the weekly emails. */
  week: { monday: string }
  /** Sends notifications of the deadlines of saved institutions, as of this day (YYYY-MM-DD). */
  deadlines: { today: string }
  /** Makes a requested personality analysis. */
  analysis: { makingId: string }
  /** Makes a requested analysis of institutions. */
  admission: { makingId: string }
  /** Makes a requested plan. */
  plan: { makingId: string }
  /** Runs an import of people or its undo, depending on its state. */
  import: { importId: string }
  /** Estimates from imported grants how chances would change. */
  grants: { importId: string }
}
export type JobKind = keyof JobPayloads

type JobRequest<K extends JobKind> = {
  kind: K
  payload: JobPayloads[K]
  /** At most one job with the same key exists; further requests are ignored. */
  key?: string
  runAt?: Date
}

/** Emits `queued` when there may be work, so that this process's worker checks immediately instead of within a second.
 *  On SQLite the event fires inside the transaction, and the worker waits for the single connection until it has ended. */
export const queue = new EventEmitter<{ queued: [] }>()

/** Queues a job, optionally in the caller's transaction. A queued job survives crashes. */
export async function enqueue<K extends JobKind>({ kind, payload, key, runAt }: JobRequest<K>, client: Db = db) {
  const now = new Date()
  // On PostgreSQL a plain INSERT that violates the unique key would abort the whole transaction.
  const queued = await client.$executeRaw`
    INSERT INTO "Job" ("id", "kind", "payload", "key", "runAt", "createdAt")
    VALUES (${newId()}, ${kind}, ${inserted({ json: payload })}, ${key ?? null}, ${runAt ?? now}, ${now})
    ON CONFLICT DO NOTHING`
  if (queued > 0) await announceWork(client)
}

/** Wakes the workers; those of other processes after the caller's transaction has committed. */
export async function announceWork(client: Db = db) {
  await notify('jobs', client)
  queue.emit('queued')
}
