import { computeNorms } from '#app/domain/assessments/norms.server.ts'
import { computeTrends } from '#app/domain/feed/trends.server.ts'
import { makeAnalysis } from '#app/domain/guidance/make-analysis.server.ts'
import { giveUpList, workOnList } from '#app/domain/imports/work-on-list.server.ts'
import { giveUpGrants, workOnGrants } from '#app/domain/admission/work-on-grants.server.ts'
import { makeAdmission } from '#app/domain/admission/make-admission.server.ts'
import { notifyDeadlines } from '#app/domain/institutions/notify-deadlines.server.ts'
import type { JobKind, JobPayloads } from '#app/domain/jobs/jobs.server.ts'
import { type LaneName, laneOf } from '#app/domain/jobs/lanes.ts'
import type { RetryPolicy } from '#app/domain/jobs/retry.ts'
import type { Work } from '#app/domain/jobs/work.ts'
import { checkLinks } from '#app/domain/materials/link-checks.server.ts'
import { giveUpMaking, keepAlive } from '#app/domain/makings/makings.server.ts'
import { markPopular } from '#app/domain/projects/followers.server.ts'
import { buildPlan, giveUpPlan } from '#app/domain/roadmaps/make-plan.server.ts'
import { keepDailyCounts } from '#app/domain/sums/keep-counts.server.ts'
import { areLinksChecked } from '#app/outside/links/check-link.server.ts'
import { analysisWriter } from '#app/wording/analysis/analysis-writer.ts'
import { sendEmail } from './send-email.server.ts'
import { runHousekeeping } from './housekeeping.server.ts'
import { beginWeek } from './begin-week.server.ts'

const MINUTE_MS = 60_000

export type Handler<Payload> = {
  /** Does the work, or throws to be attempted again. Must be idempotent, because it may run twice for one job. Ends
   *  when `work.signal` is aborted. */
  run: (payload: Payload, work: Work & { jobId: string }) => Promise<void>
  lane: LaneName
  /** Milliseconds after which the work is aborted. */
  limitMs: number
  /** Retry delays; `usual` by default. */
  retryPolicy?: RetryPolicy
  /** Deletes the payload of a finished job, because it is personal data. */
  forget?: true
  /** Called every few seconds while the work is running. */
  keepAlive?: (payload: Payload) => Promise<void>
  /** Called when the job has failed for good, to inform the person who waits for it. May run twice. */
  giveUp?: (payload: Payload) => Promise<void>
}
export type Handlers = { [K in JobKind]: Handler<JobPayloads[K]> }

/** Handlers by kind of job. */
export const handlers: Handlers = {
  email: {
    run: ({ email }, { jobId, signal }) => sendEmail(email, jobId, signal),
    lane: laneOf.email,
    limitMs: MINUTE_MS,
    forget: true,
  },
  housekeeping: { run: (_, work) => runHousekeeping(work), lane: laneOf.housekeeping, limitMs: 15 * MINUTE_MS },
  counts: { run: (_, work) => keepDailyCounts(work), lane: laneOf.counts, limitMs: 15 * MINUTE_MS },
  trends: { run: () => computeTrends(), lane: laneOf.trends, limitMs: 5 * MINUTE_MS },
  popular: { run: () => markPopular(), lane: laneOf.popular, limitMs: 5 * MINUTE_MS },
  norms: { run: (_, { signal }) => computeNorms(signal), lane: laneOf.norms, limitMs: 15 * MINUTE_MS },
  // Checked here as well, because a demo that uses a copy of the production database inherits its jobs.
  links: {
    run: (_, work) => (areLinksChecked() ? checkLinks(work) : Promise.resolve()),
    lane: laneOf.links,
    limitMs: 15 * MINUTE_MS,
  },
  week: { run: ({ monday }, work) => beginWeek(monday, work), lane: laneOf.week, limitMs: 15 * MINUTE_MS },
  deadlines: {
    run: ({ today }, work) => notifyDeadlines(today, work),
    lane: laneOf.deadlines,
    limitMs: 15 * MINUTE_MS,
  },
  analysis: making((id, work) => makeAnalysis(id, analysisWriter, work), giveUpMaking, laneOf.analysis),
  admission: making(makeAdmission, giveUpMaking, laneOf.admission),
  plan: making(buildPlan, giveUpPlan, laneOf.plan),
  import: {
    run: ({ importId }, work) => workOnList(importId, work),
    giveUp: ({ importId }) => giveUpList(importId),
    lane: laneOf.import,
    limitMs: 15 * MINUTE_MS,
    retryPolicy: 'short',
  },
  grants: {
    run: ({ importId }, work) => workOnGrants(importId, work),
    giveUp: ({ importId }) => giveUpGrants(importId),
    lane: laneOf.grants,
    limitMs: 5 * MINUTE_MS,
    retryPolicy: 'short',
  },
}

type MakingVerb = (makingId: string, work: Work) => Promise<void>

/** Handler of work that a person waits for, with short retry delays. */
function making(
  make: MakingVerb,
  giveUp: (makingId: string) => Promise<void>,
  lane: LaneName,
): Handler<{ makingId: string }> {
  return {
    run: ({ makingId }, work) => make(makingId, work),
    keepAlive: ({ makingId }) => keepAlive(makingId),
    giveUp: ({ makingId }) => giveUp(makingId),
    lane,
    limitMs: MINUTE_MS,
    retryPolicy: 'short',
  }
}
