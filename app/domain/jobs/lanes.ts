import type { JobKind } from './jobs.server.ts'

/** Work of one lane waits for no work of another. How many jobs a lane does at once, in each process:
 *  - `quick`: what our own machine computes; two, so that the norms of a large database hold up no plan;
 *  - `emails`: one after another, so that they arrive in the order they were promised;
 *  - `model`: what may wait for a service outside, a class of thirty at a time. */
export const lanes = { quick: 2, emails: 1, model: 8 } as const
export type LaneName = keyof typeof lanes
export const laneNames = Object.keys(lanes) as LaneName[]

/** The lane of each kind of work. */
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
