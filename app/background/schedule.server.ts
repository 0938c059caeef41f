import { enqueue } from '#app/domain/jobs/jobs.server.ts'
import { correctFutureTimes } from '#app/domain/jobs/leases.server.ts'
import { areLinksChecked } from '#app/outside/links/check-link.server.ts'
import { scheduledAt } from './scheduled.ts'
import { usualTiming } from './timing.ts'

/** Queues the jobs that are due. Idempotent, also across processes. */
async function queueScheduled(now: Date) {
  for (const job of scheduledAt(now)) if (job.kind !== 'links' || areLinksChecked()) await enqueue(job)
}

/** Creates a function that can be called every second. It writes only when the hour has changed, also because the clock
 *  was set. */
export function createSchedule({ leaseMs } = usualTiming) {
  let queuedFor = ''
  return async (now: Date) => {
    const hour = now.toISOString().slice(0, 13)
    if (hour === queuedFor) return
    await correctFutureTimes(now, leaseMs)
    await queueScheduled(now)
    queuedFor = hour
  }
}
