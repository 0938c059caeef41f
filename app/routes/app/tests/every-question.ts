import { useEffect } from 'react'
import type { Question } from '#app/domain/assessments/tests.server.ts'
import { pathOf } from '#app/paths.ts'
import { isKnown, know, type Loaded } from './known-questions.ts'

/** Asks for every question once the first was shown, so that a line that is lost later stops nobody. A request of the
 *  router would be repeated with every answer. */
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
    // Without them the page knows the next two, and asks the server for the rest as it goes.
  }
}
