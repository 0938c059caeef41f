/** Minutes to wait after the first try that failed, the second, … */
const delays = [1, 5, 25, 125]

/** How often a job is tried in all. */
export const MOST_TRIES = delays.length + 1

/** When a job that has failed `attempts` times is tried again, or null when it was tried often enough. */
export function nextTry(attempts: number, now: Date): Date | null {
  const minutes = delays[attempts - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}

/** What went wrong in a few words for the operator: names and codes, never a message, which may quote an address. */
export function reasonOf(error: unknown): string {
  const { name, code, responseCode } = (error ?? {}) as Record<string, unknown>
  const words = [name, code, responseCode].filter(
    (part): part is string | number => ['string', 'number'].includes(typeof part) && /^[\w-]{1,60}$/.test(String(part)),
  )
  return words.join(' ') || 'unknown'
}
