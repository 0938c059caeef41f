import { codesOf } from '#app/domain/fault-codes.ts'

/** Seconds before each further attempt. `short` is for work that a person waits for. */
const delays = { usual: [60, 300, 1500, 7500], short: [5, 30] }
export type RetryPolicy = keyof typeof delays

/** Maximum number of attempts. */
export function maxTries(retryPolicy: RetryPolicy = 'usual'): number {
  return delays[retryPolicy].length + 1
}

/** Time of the next attempt after `attempts` failed ones, or null when none is left. */
export function nextTry(attempts: number, now: Date, retryPolicy: RetryPolicy = 'usual'): Date | null {
  const seconds = delays[retryPolicy][attempts - 1]
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000)
}

/** A short reason for the operator: error names and codes, never the message, which may contain an email address. */
export function reasonOf(error: unknown): string {
  const { name, responseCode } = (error ?? {}) as Record<string, unknown>
  const words = [name, ...codesOf(error), responseCode].filter(
    (part): part is string | number => ['string', 'number'].includes(typeof part) && /^[\w-]{1,60}$/.test(String(part)),
  )
  return words.join(' ') || 'unknown'
}
