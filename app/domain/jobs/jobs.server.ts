import { db, type Db } from '#app/database/client.server.ts'
import { EventEmitter } from 'node:events'
import { Prisma } from '#prisma/generated/client.ts'

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

/** Says `queued` when this process has queued a job, so that its worker looks for work at once and not within a second.
 *  A worker that looks inside the transaction waits on the one connection until that has ended. */
export const queue = new EventEmitter<{ queued: [] }>()

/** Writes a job down, in the caller's transaction when it has one: what was promised is done, whatever dies meanwhile. */
export async function enqueue<K extends JobKind>({ kind, payload, key, runAt }: JobRequest<K>, client: Db = db) {
  const data = { kind, payload, key: key ?? null, ...(runAt ? { runAt } : {}) }
  if (key === undefined) await client.job.create({ data })
  else
    await client.job.upsert({ where: { key }, create: data, update: {} }).catch((error: unknown) => {
      // Another request with the same key came first.
      if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
    })
  queue.emit('queued')
}
