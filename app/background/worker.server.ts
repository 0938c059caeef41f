import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '#app/database/notices.server.ts'
import { queue } from '#app/domain/jobs/jobs.server.ts'
import { laneNames, lanes, type LaneName } from '#app/domain/jobs/lanes.ts'
import { type Kinds, takeJob } from '#app/domain/jobs/leases.server.ts'
import { reasonOf } from '#app/domain/jobs/retry.ts'
import type { Work } from '#app/domain/jobs/work.ts'
import { type Handlers, handlers as ourHandlers } from './handlers.server.ts'
import { type Running, runJob } from './run-job.server.ts'
import { createSchedule } from './schedule.server.ts'
import { type Timing, usualTiming } from './timing.ts'

export type Worker = {
  /** Takes no more jobs. Resolves when the running ones are finished or back in the queue. */
  stop: () => Promise<void>
}

type Options = { handlers?: Handlers; timing?: Partial<Timing> }

/** Starts a worker that runs due jobs, in each lane up to its limit, and queues scheduled jobs. `report` receives
 *  problems without personal data. Several workers may share a database: each job is run by one of them. */
export function startWorker(report: Work['report'], { handlers = ourHandlers, timing: given }: Options = {}): Worker {
  const timing = { ...usualTiming, ...given }
  const running = new Set<Running>()
  const schedule = createSchedule(timing)
  const stopping = new AbortController()

  /** Starts due jobs of a lane up to its limit. */
  const fill = async (lane: LaneName, inHand: Set<unknown>) => {
    while (inHand.size < lanes[lane] && !stopping.signal.aborted) {
      const inHandIds = [...running].map(({ jobId }) => jobId)
      const job = await takeJob(kindsOf(lane, handlers), {
        leaseMs: timing.leaseMs,
        inHand: inHandIds,
        now: new Date(),
      })
      if (!job) return
      const run = runJob(job, handlers, timing, report)
      running.add(run)
      inHand.add(run)
      void run.done
        .catch((error: unknown) => report(`What became of a job (${job.kind}) was not kept: ${reasonOf(error)}.`))
        .finally(() => {
          running.delete(run)
          inHand.delete(run)
          queue.emit('queued')
        })
    }
  }
  const work = async (lane: LaneName) => {
    const inHand = new Set<unknown>()
    while (!stopping.signal.aborted) {
      // Listens before it queries, so that no job queued in between is missed.
      const next = nextLook(timing.idleMs)
      try {
        if (lane === 'quick') await schedule(new Date())
        await fill(lane, inHand)
      } catch (error) {
        report(`The worker cannot reach its jobs: ${reasonOf(error)}.`)
        await wait(timing.faultMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
      await next
    }
  }
  const worked = Promise.all(laneNames.map(work))
  const notices = listen('jobs', () => queue.emit('queued'))
  return {
    stop: async () => {
      stopping.abort()
      queue.emit('queued')
      await notices.stop()
      await worked
      const done = Promise.allSettled([...running].map(run => run.done))
      await Promise.race([done, wait(timing.stopMs, undefined, { ref: false })])
      for (const run of running) run.abort()
      await done
    },
  }
}

/** Resolves when a job was queued or a running one has ended, after `idleMs` at the latest. */
async function nextLook(idleMs: number): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  await Promise.race([once(queue, 'queued', { signal }), wait(idleMs, undefined, { signal })])
  over.abort()
}

/** The kinds of jobs in a lane. Kinds without a handler belong to `quick`, where they fail and are reported. */
function kindsOf(lane: LaneName, handlers: Handlers): Kinds {
  const all = Object.entries(handlers)
  if (lane === 'quick') return { allBut: all.filter(([, handler]) => handler.lane !== 'quick').map(([kind]) => kind) }
  return { only: all.filter(([, handler]) => handler.lane === lane).map(([kind]) => kind) }
}
