/** Context passed to a job's handler. */
export type Work = {
  /** Aborted when the job takes too long or was taken over, or when the process stops. Long work checks it between
   *  steps and passes it to everything it awaits. */
  signal: AbortSignal
  /** Reports problems that do not stop the work, without personal data. */
  report: (complaint: string) => void
}

/** For work outside the worker, such as the seed or a command: no limit, no reports. */
export const unlimited: Work = { signal: new AbortController().signal, report: () => undefined }
