import type { JobKind } from './jobs.server.ts'

/** Number of jobs each lane runs at once, per process. Lanes do not wait for each other.
 *  - `quick`: computation on our own machine. Two, so that computing the norms of a large database does not delay plans.
 *  - `emails`: one at a time, so that they are sent in the order in which they were queued.
 *  - `model`: jobs that may wait for an external service. Eight, which serves a class of thirty. */
export const lanes = { quick: 2, emails: 1, model: 8 } as const
export type LaneName = keyof typeof lanes
export const laneNames = Object.keys(lanes) as LaneName[]

export const laneOf: Readonly<Record<JobKind, LaneName>> = {
  email: 'emails',
  housekeeping: 'quick',
  counts: 'quick',
  trends: 'quick',
  popular: 'quick',
  grants: 'quick',
  norms: 'quick',
  links: 'model',
  week: 'quick',
  deadlines: 'quick',
  analysis: 'model',
  admission: 'quick',
  plan: 'quick',
  import: 'quick',
}
