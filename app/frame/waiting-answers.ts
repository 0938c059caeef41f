import { pathOf } from '#app/paths.ts'
import { attemptsHere, keyOf } from './waiting-keys.ts'

/** An answer that did not reach the server. */
export type Waiting = { testId: string; questionId: string; number: number; answer: string }

// A page that is closed, or a device that goes off, loses no answer either. An attempt is one person's, so nobody else's
// page sends what lies here, and nothing is left when somebody signs out (docs/decisions/069). A browser that keeps nothing
// leaves the answers with the open page.

/** The answers of an attempt that wait on this device. */
export function readWaiting(attemptId: string): Waiting[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

/** Sends whatever waits on this device before somebody signs out, and keeps only what found no line. The server takes an
 *  answer for the open attempt of its own person; what it refuses is nobody's to send any more. Returns what is left. */
export async function sendWaiting(): Promise<Waiting[]> {
  const left: Waiting[] = []
  for (const attempt of attemptsHere()) {
    const answers = readWaiting(attempt)
    const sent = await Promise.all(answers.map(answer => isSent(attempt, answer)))
    const unsent = answers.filter((_, at) => !sent[at])
    keepWaiting(attempt, unsent)
    left.push(...unsent)
  }
  return left
}

export function eraseWaiting() {
  for (const attempt of attemptsHere()) keepWaiting(attempt, [])
}

async function isSent(attempt: string, { testId, questionId, answer }: Waiting) {
  const body = new URLSearchParams({ answer, attempt, ahead: '1', again: '1' })
  try {
    const { status } = await fetch(`${pathOf('question', { testId, questionId })}.data`, { method: 'POST', body })
    return status < 500
  } catch {
    return false
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
  const { testId, questionId, number, answer } = Object(kept) as Record<string, unknown>
  return (
    typeof testId === 'string' &&
    typeof questionId === 'string' &&
    typeof number === 'number' &&
    typeof answer === 'string'
  )
}
