import { db } from '#app/database/client.server.ts'
import { optimize } from '#app/database/statistics.server.ts'
import { deleteDueAccounts } from '#app/privacy/account-deletion.server.ts'
import { sweepGrantImports } from '#app/domain/admission/grant-imports.server.ts'
import { closeOverdueAttempts } from '#app/domain/assessments/completion.server.ts'
import { sweepItemImports } from '#app/domain/assessments/import-items.server.ts'
import { sweepComments } from '#app/domain/feed/comments.server.ts'
import { sweepPosts } from '#app/domain/feed/posts.server.ts'
import { sweepOrphans } from '#app/domain/files/files.server.ts'
import { sweepShares } from '#app/domain/guidance/analysis-shares.server.ts'
import { sweepMajorImports } from '#app/domain/institutions/major-imports.server.ts'
import type { Work } from '#app/domain/jobs/work.ts'
import { sweepImports } from '#app/domain/imports/list-imports.server.ts'
import { giveUpForgottenLists } from '#app/domain/imports/work-on-list.server.ts'
import { giveUpMaking, listAbandoned } from '#app/domain/makings/makings.server.ts'
import type { MakingKind } from '#app/domain/makings/progress.ts'
import { sweepCasePictures } from '#app/domain/moderation/case-pictures.server.ts'
import { sweepNotifications } from '#app/domain/notifications/sweep.server.ts'
import { giveUpPlan } from '#app/domain/roadmaps/make-plan.server.ts'
import { sweepProjects } from '#app/domain/projects/delete.server.ts'
import { sweepSlips } from '#app/domain/organizations/slips.server.ts'
import { liftEndedBlocks } from '#app/domain/accounts/standing.server.ts'
import { sweepFormerUsernames } from '#app/domain/accounts/usernames.server.ts'
import { widenScopes } from '#app/domain/search/documents.server.ts'
import { sweepStories } from '#app/domain/stories/story-states.server.ts'
import { sweepPortfolioShares } from '#app/domain/portfolio/portfolio-shares.server.ts'
import { sweepLimits } from '#app/domain/rate-limits/rate-limits.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Functions that delete expired data, called every hour with the current time and an abort signal. Each must be
 *  idempotent. A domain with expiring data adds its function here. */
const sweepers: ((now: Date, signal: AbortSignal) => Promise<unknown>)[] = [
  sweepSessions,
  sweepTokens,
  deleteDueAccounts,
  sweepStories,
  sweepOrphans,
  sweepLimits,
  sweepIdempotencyKeys,
  sweepFormerUsernames,
  liftEndedBlocks,
  now => widenScopes(now, db),
  sweepJobs,
  closeOverdueAttempts,
  sweepMakings,
  sweepShares,
  sweepPortfolioShares,
  sweepPosts,
  sweepComments,
  sweepProjects,
  sweepCasePictures,
  sweepSlips,
  sweepImports,
  sweepItemImports,
  sweepMajorImports,
  giveUpForgottenLists,
  sweepGrantImports,
  sweepNotifications,
  optimize,
]

/** Runs all sweepers. One that fails does not stop the others; the job is then attempted again with all of them. */
export async function runHousekeeping({ signal }: Work, now = new Date()) {
  const faults: unknown[] = []
  for (const sweep of sweepers) {
    signal.throwIfAborted()
    await sweep(now, signal).catch((fault: unknown) => faults.push(fault))
  }
  if (faults.length > 0) throw faults[0]
}

const giveUps: Record<MakingKind, (makingId: string) => Promise<void>> = {
  ANALYSIS: giveUpMaking,
  ADMISSION: giveUpMaking,
  PLAN: giveUpPlan,
}

/** Marks makings as failed that no worker has touched for an hour, so that people may request them again. */
async function sweepMakings(now: Date) {
  for (const { id, kind } of await listAbandoned(now)) await giveUps[kind](id)
}

async function sweepSessions(now: Date) {
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } })
}

async function sweepTokens(now: Date) {
  await db.oneTimeToken.deleteMany({ where: { expiresAt: { lt: now } } })
}

/** Resubmissions are detected for one week. */
async function sweepIdempotencyKeys(now: Date) {
  await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: daysBefore(7, now) } } })
}

/** Finished jobs are kept for a week, failed ones for a month, so that the operator can investigate them. */
async function sweepJobs(now: Date) {
  await db.job.deleteMany({ where: { state: 'DONE', finishedAt: { lt: daysBefore(7, now) } } })
  await db.job.deleteMany({ where: { state: 'FAILED', finishedAt: { lt: daysBefore(30, now) } } })
}

function daysBefore(days: number, now: Date) {
  return new Date(now.getTime() - days * DAY_MS)
}
