export type Timing = {
  /** How long a worker has a job to itself. A job whose lease has run out, because its worker is dead, is taken up by the
   *  next one. */
  leaseMs: number
  /** How often the lease is extended while the work goes on. */
  beatMs: number
  /** How often a worker without work looks for some that another process has queued. */
  idleMs: number
  /** How long it waits after a failure to ask the database (disk full, locked for long). */
  faultMs: number
  /** How long aborted work has to end. */
  graceMs: number
  /** How long work in hand may go on when the process stops, before it is aborted. */
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
