import { pathOf } from '#app/paths.ts'
import { attemptsHere, keyOf } from './waiting-keys.ts'

/** An answer that has not reached the server. */
export type Waiting = { testId: string; questionId: string; number: number; answer: string }

// Answers survive a closed page or a device that is switched off. They are stored under their attempt, which belongs to
// one person, so no one else's page sends them, and sign-out leaves none behind (docs/decisions/069). Where the browser
// has no storage they live as long as the page.

/** Reads the answers of an attempt that wait on this device. */
export function readWaiting(attemptId: string): Waiting[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

/** Sends all answers that wait on this device before sign-out and keeps only those that could not be sent. The server
 *  accepts answers for the person's own open attempt; answers it refuses are dropped. Returns the rest. */
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

/** Stores the answers that still wait; removes the entry when there are none. */
export function keepWaiting(attemptId: string, answers: readonly Waiting[]) {
  try {
    if (answers.length === 0) localStorage.removeItem(keyOf(attemptId))
    else localStorage.setItem(keyOf(attemptId), JSON.stringify(answers))
  } catch {
    // Storage is not available.
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
