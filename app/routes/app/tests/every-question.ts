import { useEffect } from 'react'
import type { Question } from '#app/domain/assessments/tests.server.ts'
import { pathOf } from '#app/paths.ts'
import { isKnown, know, type Loaded } from './known-questions.ts'

/** Loads all questions after the first one is shown, so that a lost connection does not interrupt the test. Uses fetch,
 *  since the router would repeat the request with every answer. */
export function useEveryQuestion({ test, question, ahead }: Loaded['step']) {
  const isAllKnown = question.number + ahead.length >= test.total
  useEffect(() => {
    if (isAllKnown) return
    const leaving = new AbortController()
    const timer = setTimeout(() => void learnAll(test.id, leaving.signal), FIRST_SHOWN_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [test.id, test.attemptId, isAllKnown])
}

const FIRST_SHOWN_MS = 1000

async function learnAll(testId: string, signal: AbortSignal) {
  try {
    const response = await fetch(pathOf('questions', { testId }), { signal, headers: { Accept: 'application/json' } })
    const all = (await response.json()) as Question[] | null
    for (const question of all ?? []) if (!isKnown(question.id)) know(question)
  } catch {
    // On failure the page knows the next two questions and requests the others one by one.
  }
}
