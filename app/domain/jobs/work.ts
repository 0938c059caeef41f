/** What a piece of background work is given by its runner. */
export type Work = {
  /** Aborted when the work takes too long, has been taken over, or the process stops. Long work asks it between its steps
   *  and hands it to whatever it waits for. */
  signal: AbortSignal
  /** Reports what goes wrong without stopping the work; its words hold no personal data. */
  report: (complaint: string) => void
}

/** Work without a limit and without reports: a seed, a command. */
export const unlimited: Work = { signal: new AbortController().signal, report: () => undefined }
