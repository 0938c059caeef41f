import { db } from '#app/database/client.server.ts'
import { type Job, Prisma } from '#prisma/generated/client.ts'
import { handlers, slowKinds } from './handlers.server.ts'
import { askForHousekeeping } from './housekeeping.server.ts'
import { type JobKind, whenWoken } from './jobs.server.ts'
import { mostTries, nextTry, reasonOf } from './retry.ts'

/** How long a worker has a job to itself; a job whose lease has run out is taken up by whoever comes. */
const LEASE_MS = 60_000
/** Nobody works longer than this on one job, so that it is given back before its lease runs out. */
const LIMIT_MS = 50_000
const IDLE_MS = 1_000
/** After a failure to ask the database (disk full, locked for long). */
const FAULT_MS = 10_000

export type Worker = {
  /** Takes no further job; resolves when the one in hand is finished. */
  stop: () => Promise<void>
}

/** Which kinds of work are taken up one after another: a letter waits for no analysis whose model is slow. */
const lanes = {
  quick: Prisma.sql`"kind" NOT IN (${Prisma.join(slowKinds)})`,
  slow: Prisma.sql`"kind" IN (${Prisma.join(slowKinds)})`,
}

/** Works on what is due, in each lane one job at a time, until it is stopped; asks for the housekeeping of every hour.
 *  `tell` hears what goes wrong, in words that name nobody. Several workers may share a database: a job is only ever
 *  run by one. */
export function startWorker(tell: (complaint: string) => void): Worker {
  const bells = { quick: createBell(), slow: createBell() }
  const each = Object.values(bells)
  whenWoken(() => each.forEach(bell => bell.ring()))
  let stopping = false
  let hour = ''

  const work = async (lane: keyof typeof lanes) => {
    const bell = bells[lane]
    while (!stopping) {
      const now = new Date()
      try {
        if (lane === 'quick' && hour !== hourOf(now)) await askForHousekeeping(now).then(() => (hour = hourOf(now)))
        const job = await takeJob(now, lanes[lane])
        await (job ? runJob(job, tell) : bell.wait(IDLE_MS))
      } catch (error) {
        tell(`The worker cannot reach its jobs: ${reasonOf(error)}.`)
        await bell.wait(FAULT_MS, { deaf: true })
      }
    }
  }
  const worked = Promise.all([work('quick'), work('slow')])
  return {
    stop: async () => {
      stopping = true
      each.forEach(bell => bell.end())
      await worked
    },
  }
}

/** Takes the job that has waited longest, first of all one whose worker has died. Null when nothing is due. The question
 *  is one look into an index; only what it finds is written to, and of two workers who found it one gets it. */
async function takeJob(now: Date, ofLane: Prisma.Sql): Promise<Job | null> {
  for (;;) {
    const [due] = await db.$queryRaw<{ id: string; kind: string; state: string; attempts: number | bigint }[]>`
      SELECT "id", "kind", "state", "attempts" FROM "Job"
      WHERE "state" = 'RUNNING' AND "leaseUntil" < ${now} AND ${ofLane}
      UNION ALL
      SELECT * FROM (
        SELECT "id", "kind", "state", "attempts" FROM "Job"
        WHERE "state" = 'WAITING' AND "runAt" <= ${now} AND ${ofLane}
        ORDER BY "runAt" LIMIT 1)
      LIMIT 1`
    if (!due) return null
    const asFound = { id: due.id, state: due.state, attempts: Number(due.attempts) }
    if (asFound.attempts >= mostTries(handlerOf(due.kind)?.patience)) {
      // Its worker died every time: it may well be the job that kills them.
      const data = { state: 'FAILED', leaseUntil: null, finishedAt: now, error: 'lease-expired' }
      const [failed] = await db.job.updateManyAndReturn({ where: asFound, data })
      if (failed) await giveUp(failed)
      continue
    }
    const [taken] = await db.job.updateManyAndReturn({
      where: asFound,
      data: { state: 'RUNNING', attempts: { increment: 1 }, leaseUntil: new Date(now.getTime() + LEASE_MS) },
    })
    if (taken) return taken
  }
}

async function runJob(job: Job, tell: (complaint: string) => void) {
  // A worker that was too slow has lost the job to another, whose attempt is a later one.
  const stillOurs = { id: job.id, state: 'RUNNING', attempts: job.attempts }
  try {
    await withinLimit(handle(job, tell))
    const forgotten = handlerOf(job.kind)?.forget ? { payload: {} } : {}
    await db.job.updateMany({
      where: stillOurs,
      data: { state: 'DONE', leaseUntil: null, finishedAt: new Date(), error: null, ...forgotten },
    })
  } catch (error) {
    const now = new Date()
    const runAt = nextTry(job.attempts, now, handlerOf(job.kind)?.patience)
    const reason = reasonOf(error)
    const { count } = await db.job.updateMany({
      where: stillOurs,
      data: {
        leaseUntil: null,
        error: reason,
        ...(runAt ? { state: 'WAITING', runAt } : { state: 'FAILED', finishedAt: now }),
      },
    })
    if (!runAt && count > 0) await giveUp(job)
    tell(`A job (${job.kind}) failed: ${reason}; ${runAt ? 'it is tried again' : 'it is given up'}.`)
  }
}

async function handle({ kind, payload, id }: Job, tell: (complaint: string) => void) {
  const handler = handlerOf(kind)
  if (!handler) throw Object.assign(new Error('Nobody does this work.'), { code: 'ENOHANDLER' })
  await handler.run(payload as never, { id, tell })
}

async function giveUp({ kind, payload }: Job) {
  await handlerOf(kind)?.giveUp?.(payload as never)
}

function handlerOf(kind: string) {
  return Object.hasOwn(handlers, kind) ? handlers[kind as JobKind] : undefined
}

async function withinLimit(work: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    const late = Object.assign(new Error('The job took too long.'), { code: 'ETIMEDOUT' })
    timer = setTimeout(() => reject(late), LIMIT_MS)
  })
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** What a worker without work waits for: some time, or that somebody rings. */
function createBell() {
  let rung = false
  let ended = false
  let wakeUp = () => {}
  return {
    ring: () => {
      rung = true
      wakeUp()
    },
    end: () => {
      ended = true
      wakeUp()
    },
    /** Who is deaf waits the whole time, unless it ends. */
    wait: async (milliseconds: number, { deaf = false } = {}) => {
      if (ended || (rung && !deaf)) return void (rung = false)
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, milliseconds)
        wakeUp = () => {
          if (deaf && !ended) return
          clearTimeout(timer)
          resolve()
        }
      })
      rung = false
    },
  }
}

function hourOf(now: Date) {
  return now.toISOString().slice(0, 13)
}
