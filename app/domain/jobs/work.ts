/** What a piece of background work is given by whoever runs it. */
export type Work = {
  /** Aborted when the work takes too long, has been taken over, or the process stops. Long work asks it between its steps
   *  and hands it to whatever it waits for. */
  signal: AbortSignal
  /** Reports what goes wrong without stopping the work, in words that name nobody. */
  report: (complaint: string) => void
}

/** Work without a limit that reports to nobody: a seed, a command. */
export const unlimited: Work = { signal: new AbortController().signal, report: () => undefined }
