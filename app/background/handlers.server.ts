import { computeNorms } from '#app/domain/assessments/norms.server.ts'
import { computeTrends } from '#app/domain/feed/trends.server.ts'
import { makeAnalysis } from '#app/domain/guidance/make-analysis.server.ts'
import { giveUpList, workOnList } from '#app/domain/imports/work-on-list.server.ts'
import { giveUpGrants, workOnGrants } from '#app/domain/admission/work-on-grants.server.ts'
import { makeAdmission } from '#app/domain/admission/make-admission.server.ts'
import { tellDeadlines } from '#app/domain/institutions/tell-deadlines.server.ts'
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
import { keepHouse } from './housekeeping.server.ts'
import { beginWeek } from './begin-week.server.ts'

const MINUTE_MS = 60_000

export type Handler<Payload> = {
  /** Does the work or throws, then it is tried again. It may run twice for one job and must bear that. It ends when
   *  `work.signal` is aborted. */
  run: (payload: Payload, work: Work & { jobId: string }) => Promise<void>
  lane: LaneName
  /** How long the work may take before it is aborted. */
  limitMs: number
  /** How soon and how often it is tried again; as emails are when nothing is said. */
  retryPolicy?: RetryPolicy
  /** What the job was told is forgotten once it is done: it concerns a person. */
  forget?: true
  /** Is called every few seconds while the work goes on. */
  keepAlive?: (payload: Payload) => Promise<void>
  /** Records for the person waiting that the job will not be done. It may run twice. */
  giveUp?: (payload: Payload) => Promise<void>
}
export type Handlers = { [K in JobKind]: Handler<JobPayloads[K]> }

/** Which verb does which kind of work. */
export const handlers: Handlers = {
  email: {
    run: ({ email }, { jobId, signal }) => sendEmail(email, jobId, signal),
    lane: laneOf.email,
    limitMs: MINUTE_MS,
    forget: true,
  },
  housekeeping: { run: (_, work) => keepHouse(work), lane: laneOf.housekeeping, limitMs: 15 * MINUTE_MS },
  counts: { run: (_, work) => keepDailyCounts(work), lane: laneOf.counts, limitMs: 15 * MINUTE_MS },
  trends: { run: () => computeTrends(), lane: laneOf.trends, limitMs: 5 * MINUTE_MS },
  popular: { run: () => markPopular(), lane: laneOf.popular, limitMs: 5 * MINUTE_MS },
  norms: { run: (_, { signal }) => computeNorms(signal), lane: laneOf.norms, limitMs: 15 * MINUTE_MS },
  // A database that was copied from production into a demo brings its jobs along.
  links: {
    run: (_, work) => (areLinksChecked() ? checkLinks(work) : Promise.resolve()),
    lane: laneOf.links,
    limitMs: 15 * MINUTE_MS,
  },
  week: { run: ({ monday }, work) => beginWeek(monday, work), lane: laneOf.week, limitMs: 15 * MINUTE_MS },
  deadlines: { run: ({ today }, work) => tellDeadlines(today, work), lane: laneOf.deadlines, limitMs: 15 * MINUTE_MS },
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

/** Something a person waits for: tried again soon, and given up soon. */
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
