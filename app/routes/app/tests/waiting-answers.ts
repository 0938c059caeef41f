/** An answer that did not reach the server. */
export type Waiting = { questionId: string; number: number; answer: string }

// A page that is closed, or a device that goes off, loses no answer either. An attempt is one person's, so nobody else's
// page sends what lies here. A browser that keeps nothing leaves the answers with the open page.

const keyOf = (attemptId: string) => `answers:${attemptId}`

/** The answers of an attempt that wait on this device. */
export function readWaiting(attemptId: string): Waiting[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

/** Keeps the answers that still wait, and nothing once none does. */
export function keepWaiting(attemptId: string, answers: readonly Waiting[]) {
  try {
    if (answers.length === 0) localStorage.removeItem(keyOf(attemptId))
    else localStorage.setItem(keyOf(attemptId), JSON.stringify(answers))
  } catch {
    // Nothing can be kept here.
  }
}

function isWaiting(kept: unknown): kept is Waiting {
  const { questionId, number, answer } = Object(kept) as Record<string, unknown>
  return typeof questionId === 'string' && typeof number === 'number' && typeof answer === 'string'
}
