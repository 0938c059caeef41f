import { db } from '#app/database/client.server.ts'
import { closeDueAccounts } from '#app/domain/accounts/closing.server.ts'
import { closeOverdueAttempts } from '#app/domain/assessments/completion.server.ts'
import { sweepOrphans } from '#app/domain/files/files.server.ts'
import { sweepAnalyses } from '#app/domain/guidance/make-analysis.server.ts'
import { sweepShares } from '#app/domain/guidance/analysis-shares.server.ts'
import { sweepAdmissions } from '#app/domain/institutions/make-admission.server.ts'
import { sweepPlans } from '#app/domain/roadmaps/make-plan.server.ts'
import { sweepTries } from '#app/domain/throttling/throttle.server.ts'
import { enqueue } from './jobs.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Everything that goes with time. A domain with something to sweep adds its verb here: it is called every hour, takes
 *  the time it is, and does no harm when it is called twice. */
const sweepers: ((now: Date) => Promise<unknown>)[] = [
  sweepSessions,
  sweepTokens,
  closeDueAccounts,
  sweepOrphans,
  sweepTries,
  sweepSubmissions,
  sweepJobs,
  closeOverdueAttempts,
  sweepAnalyses,
  sweepShares,
  sweepAdmissions,
  sweepPlans,
]

/** Asks for the housekeeping of this hour and the norms of this day; asked again, and by other processes too, each is done
 *  once. */
export async function askForHousekeeping(now = new Date()) {
  const moment = now.toISOString()
  await enqueue({ kind: 'housekeeping', payload: {}, key: `housekeeping:${moment.slice(0, 13)}` })
  await enqueue({ kind: 'norms', payload: {}, key: `norms:${moment.slice(0, 10)}` })
}

/** Sweeps what has expired. One sweeper that fails holds no other up; it is tried again with all of them. */
export async function keepHouse(now = new Date()) {
  const faults: unknown[] = []
  for (const sweep of sweepers) await sweep(now).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

async function sweepSessions(now: Date) {
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } })
}

async function sweepTokens(now: Date) {
  await db.oneTimeToken.deleteMany({ where: { expiresAt: { lt: now } } })
}

/** A form is not sent a second time after a week. */
async function sweepSubmissions(now: Date) {
  await db.submission.deleteMany({ where: { createdAt: { lt: daysBefore(7, now) } } })
}

/** What was done is remembered for a week; what could not be done for a month, for the operator to look into. */
async function sweepJobs(now: Date) {
  await db.job.deleteMany({ where: { state: 'DONE', finishedAt: { lt: daysBefore(7, now) } } })
  await db.job.deleteMany({ where: { state: 'FAILED', finishedAt: { lt: daysBefore(30, now) } } })
}

function daysBefore(days: number, now: Date) {
  return new Date(now.getTime() - days * DAY_MS)
}
