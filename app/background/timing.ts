export type Timing = {
  /** Duration of a lease. When it expires, because the worker has died, another worker takes the job. */
  leaseMs: number
  /** Interval between extensions of a lease. */
  beatMs: number
  /** Interval at which an idle worker checks for jobs queued by other processes. */
  idleMs: number
  /** Wait after a failed query (disk full, locked for long). */
  faultMs: number
  /** Time an aborted job has to end. */
  graceMs: number
  /** Time running jobs have when the process stops, before they are aborted. */
  stopMs: number
}

export const usualTiming: Timing = {
  leaseMs: 30_000,
  beatMs: 10_000,
  idleMs: 1_000,
  faultMs: 10_000,
  graceMs: 4_000,
  stopMs: 4_000,
}
