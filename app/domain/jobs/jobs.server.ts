import { db, type Db } from '#app/database/client.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Kinds of background work and what each is told. The worker has one handler for each. */
export type JobPayloads = {
  /** Write one letter and hand it to the mail server. */
  letter: { letter: Record<string, string> }
  /** Sweep what has expired: sessions, tokens, orphaned files, accounts whose grace is over. */
  housekeeping: Record<string, never>
  /** Compute the norms of every test. */
  norms: Record<string, never>
  /** Make one personality analysis somebody waits for. */
  analysis: { analysisId: string }
  /** Make one analysis of institutions somebody waits for. */
  admission: { analysisId: string }
  /** Make one plan somebody waits for. */
  plan: { planId: string }
}
export type JobKind = keyof JobPayloads

type Wish<K extends JobKind> = {
  kind: K
  payload: JobPayloads[K]
  /** At most one job of a key exists; a second wish changes nothing. */
  key?: string
  runAt?: Date
}

/** Writes a job down, in the caller's transaction when it has one: what was promised is done, whatever dies meanwhile. */
export async function enqueue<K extends JobKind>({ kind, payload, key, runAt }: Wish<K>, client: Db = db) {
  const data = { kind, payload, key: key ?? null, ...(runAt ? { runAt } : {}) }
  if (key === undefined) await client.job.create({ data })
  else
    await client.job.upsert({ where: { key }, create: data, update: {} }).catch((error: unknown) => {
      // Another wish with the same key came first.
      if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
    })
  wakeWorker()
}

let wakeWorker = () => {}

/** The worker of this process leaves word here how it is woken, to look for work at once instead of within a second.
 *  Woken inside a transaction, its question to the database waits for its turn, which comes when that has ended. */
export function whenWoken(listener: () => void) {
  wakeWorker = listener
}
