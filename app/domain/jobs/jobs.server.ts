import { EventEmitter } from 'node:events'
import { db, type Db } from '#app/database/client.server.ts'
import { inserted } from '#app/database/dialect.server.ts'
import { newId } from '#app/database/insert.server.ts'
import { notify } from '#app/database/notices.server.ts'

/** Kinds of background work and what each is told. The worker has one handler for each. */
export type JobPayloads = {
  /** Write one email and hand it to the mail server. */
  email: { email: Record<string, string> }
  /** Sweep what has expired: sessions, tokens, orphaned files, accounts whose grace is over. */
  housekeeping: Record<string, never>
  /** Count what happened on the days that are not over. */
  counts: Record<string, never>
  /** Find what is talked of: the hashtags of the last seven days. */
  trends: Record<string, never>
  /** Mark the projects that many people began to follow in 30 days. */
  popular: Record<string, never>
  /** Compute the norms of every test. */
  norms: Record<string, never>
  /** Ask the addresses of materials whether they open. */
  links: Record<string, never>
  /** Tell of the tasks of the week that begins on this plain date, and promise the letters of the week. */
  week: { monday: string }
  /** Tell of the deadlines of saved institutions, as they are on this plain date. */
  deadlines: { today: string }
  /** Make one personality analysis somebody waits for. */
  analysis: { makingId: string }
  /** Make one analysis of institutions somebody waits for. */
  admission: { makingId: string }
  /** Make one plan somebody waits for. */
  plan: { makingId: string }
  /** Take a list of people, or undo that: its state says which. */
  import: { importId: string }
  /** Learn from the grants of a sheet how chances would change. */
  grants: { importId: string }
}
export type JobKind = keyof JobPayloads

type JobRequest<K extends JobKind> = {
  kind: K
  payload: JobPayloads[K]
  /** At most one job of a key exists; a second request changes nothing. */
  key?: string
  runAt?: Date
}

/** Says `queued` when there may be work, so that the worker of this process looks at once and not within a second. On SQLite
 *  it looks inside the transaction, and waits on the one connection until that has ended. */
export const queue = new EventEmitter<{ queued: [] }>()

/** Writes a job down, in the caller's transaction when it has one: what was promised is done, whatever dies meanwhile. */
export async function enqueue<K extends JobKind>({ kind, payload, key, runAt }: JobRequest<K>, client: Db = db) {
  const now = new Date()
  // Refused as a second one of its key, an ordinary insertion would end the transaction on PostgreSQL.
  const queued = await client.$executeRaw`
    INSERT INTO "Job" ("id", "kind", "payload", "key", "runAt", "createdAt")
    VALUES (${newId()}, ${kind}, ${inserted({ json: payload })}, ${key ?? null}, ${runAt ?? now}, ${now})
    ON CONFLICT DO NOTHING`
  if (queued > 0) await announceWork(client)
}

/** Wakes the workers, those of other processes when the caller's transaction has ended. */
export async function announceWork(client: Db = db) {
  await notify('jobs', client)
  queue.emit('queued')
}
