import { codesOf } from '#app/domain/fault-codes.ts'

/** Seconds to wait after the first failed try, the second, …; `short` is for work that a person waits for. */
const delays = { usual: [60, 300, 1500, 7500], short: [5, 30] }
export type RetryPolicy = keyof typeof delays

/** How often a job is tried in all. */
export function mostTries(retryPolicy: RetryPolicy = 'usual'): number {
  return delays[retryPolicy].length + 1
}

/** When a job that has failed `attempts` times is tried again, or null when it was tried often enough. */
export function nextTry(attempts: number, now: Date, retryPolicy: RetryPolicy = 'usual'): Date | null {
  const seconds = delays[retryPolicy][attempts - 1]
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000)
}

/** What went wrong in a few words for the operator: names and codes, never a message, which may quote an address. */
export function reasonOf(error: unknown): string {
  const { name, responseCode } = (error ?? {}) as Record<string, unknown>
  const words = [name, ...codesOf(error), responseCode].filter(
    (part): part is string | number => ['string', 'number'].includes(typeof part) && /^[\w-]{1,60}$/.test(String(part)),
  )
  return words.join(' ') || 'unknown'
}
