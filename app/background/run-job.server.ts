import { setTimeout as wait } from 'node:timers/promises'
import type { JobKind } from '#app/domain/jobs/jobs.server.ts'
import { extendLease, failJob, finishJob, postponeJob, returnJob } from '#app/domain/jobs/leases.server.ts'
import { laneOf } from '#app/domain/jobs/lanes.ts'
import { maxTries, nextTry, reasonOf } from '#app/domain/jobs/retry.ts'
import { figures } from '#app/domain/system/figures.server.ts'
import { withObservation } from '#app/domain/system/observation.server.ts'
import type { Work } from '#app/domain/jobs/work.ts'
import type { Job } from '#prisma/generated/client.ts'
import type { Handler, Handlers } from './handlers.server.ts'
import type { Timing } from './timing.ts'

/** Reasons for an abort. The code is stored in the job's row. */
const abortion = (code: 'ETIMEDOUT' | 'ETAKEN' | 'ESTOPPED', message: string) =>
  Object.assign(new Error(message), { code })
const stopped = abortion('ESTOPPED', 'The process stops.')

export type Running = { jobId: string; done: Promise<void>; abort: () => void }

/** Runs a leased job and records the outcome. `abort` returns it to the queue as soon as the work has ended, so that
 *  another process can take it at once. */
export function runJob(job: Job, handlers: Handlers, timing: Timing, report: Work['report']): Running {
  const stop = new AbortController()
  const abort = () => stop.abort(stopped)
  const handler = handlerOf(handlers, job.kind)
  // The job has used all its attempts, and each time the worker died, possibly because of the job.
  const hopeless = job.attempts > maxTries(handler?.retryPolicy)
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

/** Runs the work, extends the lease meanwhile, and aborts it when its time is over or the lease is lost. Waits for
 *  aborted work, so that it never runs twice at the same time. Work that does not end within the grace period is
 *  abandoned; it can no longer write to its job or making. */
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
    const work = withObservation(asking, () => handler.run(job.payload, { jobId: job.id, signal, report }))
    await Promise.race([work, abortedFor(timing.graceMs, signal, ended.signal)])
  } catch (error) {
    // An aborted job always fails with the reason of the abort, whatever error it throws.
    throw signal.aborted ? signal.reason : error
  } finally {
    ended.abort()
    clearTimeout(limit)
    clearInterval(heart)
  }
}

/** Throws `graceMs` after `signal` was aborted, unless `ended` is aborted first. */
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

/** Counts an ended job. Kinds without a handler count as `unknown`, so that the set of labels stays bounded. */
function countEnd({ kind }: Job, outcome: 'done' | 'put off' | 'given up') {
  figures.jobs.add({ kind: Object.hasOwn(laneOf, kind) ? kind : 'unknown', outcome })
}

function handlerOf(handlers: Handlers, kind: string) {
  return Object.hasOwn(handlers, kind) ? (handlers[kind as JobKind] as Handler<unknown>) : undefined
}
