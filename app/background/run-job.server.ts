import { setTimeout as wait } from 'node:timers/promises'
import type { JobKind } from '#app/domain/jobs/jobs.server.ts'
import { extendLease, failJob, finishJob, postponeJob, returnJob } from '#app/domain/jobs/leases.server.ts'
import { laneOf } from '#app/domain/jobs/lanes.ts'
import { mostTries, nextTry, reasonOf } from '#app/domain/jobs/retry.ts'
import { figures } from '#app/domain/system/figures.server.ts'
import { followed } from '#app/domain/system/observation.server.ts'
import type { Work } from '#app/domain/jobs/work.ts'
import type { Job } from '#prisma/generated/client.ts'
import type { Handler, Handlers } from './handlers.server.ts'
import type { Timing } from './timing.ts'

/** Why work is aborted. The code goes into the job's row. */
const abortion = (code: 'ETIMEDOUT' | 'ETAKEN' | 'ESTOPPED', message: string) =>
  Object.assign(new Error(message), { code })
const stopped = abortion('ESTOPPED', 'The process stops.')

export type Running = { jobId: string; done: Promise<void>; abort: () => void }

/** Does the work of a job that was taken and writes down what became of it. `abort` puts it back into the queue as soon
 *  as the work has ended, for another process to take up at once. */
export function runJob(job: Job, handlers: Handlers, timing: Timing, report: Work['report']): Running {
  const stop = new AbortController()
  const abort = () => stop.abort(stopped)
  const handler = handlerOf(handlers, job.kind)
  // The last attempt allowed has been made: every worker that tried has died, and it may well be the job that kills them.
  const hopeless = job.attempts > mostTries(handler?.retryPolicy)
  const done = hopeless ? giveUp(job, handler, 'lease-expired') : runAndSettle(job, handler, { stop, timing, report })
  return { jobId: job.id, done, abort }
}

type Run = { stop: AbortController; timing: Timing; report: Work['report'] }

async function runAndSettle(job: Job, handler: Handler<unknown> | undefined, run: Run) {
  try {
    if (!handler) throw Object.assign(new Error('There is no handler for this work.'), { code: 'ENOHANDLER' })
    await runWithinLimits(job, handler, run)
    await finishJob(job, { forget: handler.forget === true })
    countEnd(job, 'done')
  } catch (error) {
    const now = new Date()
    if (error === stopped) return returnJob(job, reasonOf(error))
    const runAt = nextTry(job.attempts, now, handler?.retryPolicy)
    const reason = reasonOf(error)
    if (runAt) {
      await postponeJob(job, runAt, reason)
      countEnd(job, 'put off')
    } else await giveUp(job, handler, reason)
    run.report(`A job (${job.kind}) failed: ${reason}; ${runAt ? 'it is tried again' : 'it is given up'}.`)
  }
}

/** Runs the work, extends the lease while it goes on, and aborts it when its time is over or the lease is lost. Aborted
 *  work is waited for, so that it never runs twice side by side; what does not end within the grace is left behind, and
 *  can write nothing more to its job or its making. */
async function runWithinLimits(job: Job, handler: Handler<unknown>, { stop, timing, report }: Run) {
  const { signal } = stop
  const limit = setTimeout(() => stop.abort(abortion('ETIMEDOUT', 'The work took too long.')), handler.limitMs)
  const beat = async () => {
    if (!(await extendLease(job, timing.leaseMs))) stop.abort(abortion('ETAKEN', 'Another worker has the job.'))
    await handler.keepAlive?.(job.payload)
  }
  const heart = setInterval(() => {
    beat().catch((error: unknown) => report(`The lease of a job (${job.kind}) was not extended: ${reasonOf(error)}.`))
  }, timing.beatMs)
  const ended = new AbortController()
  try {
    const asking = { id: job.id, by: `job ${job.kind}`, statements: 0, databaseMs: 0 }
    const work = followed(asking, () => handler.run(job.payload, { jobId: job.id, signal, report }))
    await Promise.race([work, abortedFor(timing.graceMs, signal, ended.signal)])
  } catch (error) {
    // Whatever aborted work throws, the reason is why it was aborted.
    throw signal.aborted ? signal.reason : error
  } finally {
    ended.abort()
    clearTimeout(limit)
    clearInterval(heart)
  }
}

/** Throws when `signal` was aborted `graceMs` ago, unless `ended` comes first. */
async function abortedFor(graceMs: number, signal: AbortSignal, ended: AbortSignal): Promise<never> {
  await new Promise(resolve => signal.addEventListener('abort', resolve, { once: true, signal: ended }))
  await wait(graceMs, undefined, { signal: ended })
  throw signal.reason
}

async function giveUp(job: Job, handler: Handler<unknown> | undefined, reason: string) {
  if (!(await failJob(job, reason))) return
  countEnd(job, 'given up')
  await handler?.giveUp?.(job.payload)
}

/** Counts a job that ended. What no handler knows has no name of its own there: names are a closed set. */
function countEnd({ kind }: Job, outcome: 'done' | 'put off' | 'given up') {
  figures.jobs.add({ kind: Object.hasOwn(laneOf, kind) ? kind : 'unknown', outcome })
}

function handlerOf(handlers: Handlers, kind: string) {
  return Object.hasOwn(handlers, kind) ? (handlers[kind as JobKind] as Handler<unknown>) : undefined
}
