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

// A hydrated question page shows the next question at once and sends the answer behind it, in one request that brings
// the questions after that. Whatever is not known is asked of the server, and the server's word on what is answered is
// the last.

const sending = new Set<Promise<unknown>>()

export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  // Only a walk from question to question is answered from memory; a visit from elsewhere asks the server, because
  // another attempt may have begun, or somebody else have signed in.
  const known = knownStep(params.questionId ?? '')
  if (known) return known
  const loaded = await serverLoader<Loaded>()
  remember(loaded)
  return loaded
}

export async function clientAction({ request, params, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const questionId = params.questionId ?? ''
  // An answer the server has to lead on from (the last one closes the attempt) lets those before it arrive first.
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

/** Remembers the page and returns what its form does on submit: go on at once when the next question is known. */
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

/** Waits for the answers on their way; false when some did not get through, or there is no line to go on by. */
export async function hasSentAll() {
  await Promise.allSettled(sending)
  return !isAnyUnsaved() && navigator.onLine
}

/** Answers that did not reach the server, and how to send them again. */
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
