import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  useNavigate,
  useSubmit,
} from '@remix-run/react'
import { type FormEvent, useEffect } from 'react'
import type { Question } from '#app/domain/assessments/tests.server.ts'
import { pathOf } from '#app/paths.ts'
import {
  forget,
  know,
  knowAnswer,
  knownStep,
  knowPage,
  type Loaded,
  numberOf,
  questionAfter,
  type Test,
} from './known-questions.ts'
import { dropUnsaved, isAnyUnsaved, keepUnsaved, turnTo, useUnsavedOf } from './unsaved.ts'

// A hydrated question page shows the next question at once and sends the answer in the background; the response
// contains the following questions. Unknown questions are requested from the server, whose count of answers is
// authoritative.

const sending = new Set<Promise<unknown>>()

export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  // Only moves between questions use the memory. A visit from elsewhere asks the server: another attempt may have
  // begun, or another user may have signed in.
  const known = knownStep(params.questionId ?? '')
  if (known) return known
  const loaded = await serverLoader<Loaded>()
  remember(loaded)
  return loaded
}

export async function clientAction({ request, params, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const questionId = params.questionId ?? ''
  // An answer that needs the server's redirect, such as the last one, waits for the earlier ones to arrive.
  if (!form.has('ahead')) await Promise.allSettled(sending)
  const answered = serverAction<{ ahead?: Question[] }>()
  sending.add(answered)
  try {
    const result = await answered
    for (const question of result.ahead ?? []) know(question)
    dropUnsaved(questionId)
    return result
  } catch (error) {
    if (error instanceof Response) dropUnsaved(questionId)
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    const answer = form.get('answer')
    keepUnsaved({
      testId: params.testId ?? '',
      questionId,
      number: numberOf(questionId),
      answer: typeof answer === 'string' ? answer : '',
    })
    return { saved: false as const }
  } finally {
    sending.delete(answered)
  }
}

/** Stores the page and returns the submit handler of its form, which continues at once if the next question is known. */
export function useStepsAhead(loaded: Loaded) {
  const send = useSend(loaded.step.test.id)
  const navigate = useNavigate()
  useEffect(() => remember(loaded), [loaded])
  useEffect(() => forget, [])

  const { test, question } = loaded.step
  return (event: FormEvent<HTMLFormElement>) => {
    const next = questionAfter(question.number)
    const answer = new FormData(event.currentTarget).get('answer')
    if (!next || typeof answer !== 'string') return
    event.preventDefault()
    send(question.id, answer)
    knowAnswer(loaded, answer)
    navigate(pathOf('question', { testId: test.id, questionId: next.id }))
  }
}

/** Waits for the answers in transit. Returns false if some were not saved or the browser is offline. */
export async function hasSentAll() {
  await Promise.allSettled(sending)
  return !isAnyUnsaved() && navigator.onLine
}

/** Returns the unsaved answers and a function that sends them again. */
export function useUnsaved({ id, attemptId }: Pick<Test, 'id' | 'attemptId'>) {
  const send = useSend(id)
  const list = useUnsavedOf(attemptId)
  return { list, sendAgain: () => list.forEach(({ questionId, answer }) => send(questionId, answer, { again: '1' })) }
}

function useSend(testId: string) {
  const submit = useSubmit()
  return (questionId: string, answer: string, more?: { again: '1' }) =>
    submit(
      { answer, ahead: '1', ...more },
      { method: 'post', action: pathOf('question', { testId, questionId }), navigate: false, fetcherKey: questionId },
    )
}

function remember(loaded: Loaded) {
  knowPage(loaded)
  turnTo(loaded.step.test.attemptId)
}
