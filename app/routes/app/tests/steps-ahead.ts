import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  useNavigate,
  useSubmit,
} from '@remix-run/react'
import { type FormEvent, useEffect, useSyncExternalStore } from 'react'
import type { Question, Step } from '#app/domain/assessments/tests.server.ts'
import { pathOf } from '#app/paths.ts'
import { keepWaiting, readWaiting, type Waiting } from './waiting-answers.ts'

// What a hydrated question page knows ahead: it shows the next question at once and sends the answer behind it, in one
// request that brings the questions after that. Whatever is not known is asked of the server, and the server's word
// on what is answered is the last.

/** A step as the page has it: with the note of its test, and the time as the reader's clocks show it. */
type Test = Omit<Step['test'], 'time'> & { note: string; time: { left: number; until: string } | null }
type Loaded = { page: { title: string; description: string }; step: Omit<Step, 'test'> & { test: Test } }

let here: Loaded | null = null
const questions = new Map<string, Question>()
const sending = new Set<Promise<unknown>>()
/** Answers of `attempt` that wait for the line: here, and on the device, where they outlive the page. */
let attempt: string | null = null
let unsaved: Waiting[] = []
const listeners = new Set<() => void>()

export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  // Only a walk from question to question is answered from memory; a visit from elsewhere asks the server, because
  // another attempt may have begun, or somebody else have signed in.
  const question = questions.get(params.questionId ?? '')
  if (here && question) return stepTo(here, question)
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
    setUnsaved(without(questionId))
    return result
  } catch (error) {
    if (error instanceof Response) setUnsaved(without(questionId))
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    const answer = form.get('answer')
    const number = questions.get(questionId)?.number ?? 0
    setUnsaved([...without(questionId), { questionId, number, answer: typeof answer === 'string' ? answer : '' }])
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
    const next = [...questions.values()].find(other => other.number === question.number + 1)
    const answer = new FormData(event.currentTarget).get('answer')
    if (!next || typeof answer !== 'string') return
    event.preventDefault()
    send(question.id, answer)
    const answered = loaded.step.answered + (question.chosen === null ? 1 : 0)
    here = { ...loaded, step: { ...loaded.step, answered } }
    know({ ...question, chosen: Number(answer) })
    navigate(pathOf('question', { testId: test.id, questionId: next.id }))
  }
}

/** Asks for every question once the first was shown, so that a line that is lost later stops nobody. A request of the
 *  router would be repeated with every answer. */
export function useEveryQuestion({ test, question, ahead }: Loaded['step']) {
  const isKnown = question.number + ahead.length >= test.total
  useEffect(() => {
    if (isKnown) return
    const leaving = new AbortController()
    const timer = setTimeout(() => void learnAll(test.id, leaving.signal), FIRST_SHOWN_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [test.id, test.attemptId, isKnown])
}

const FIRST_SHOWN_MS = 1000

async function learnAll(testId: string, signal: AbortSignal) {
  try {
    const response = await fetch(pathOf('questions', { testId }), { signal, headers: { Accept: 'application/json' } })
    const all = (await response.json()) as Question[] | null
    for (const question of all ?? []) if (!questions.has(question.id)) know(question)
  } catch {
    // Without them the page knows the next two, and asks the server for the rest as it goes.
  }
}

/** Waits for the answers on their way; false when some did not get through, or there is no line to go on by. */
export async function hasSentAll() {
  await Promise.allSettled(sending)
  return unsaved.length === 0 && navigator.onLine
}

/** Answers that did not reach the server, and how to send them again. */
export function useUnsaved({ id, attemptId }: Pick<Test, 'id' | 'attemptId'>) {
  const send = useSend(id)
  const list = useSyncExternalStore(
    subscribe,
    () => (attempt === attemptId ? unsaved : none),
    () => none,
  )
  return { list, sendAgain: () => list.forEach(({ questionId, answer }) => send(questionId, answer, { again: '1' })) }
}

const none: Waiting[] = []

function useSend(testId: string) {
  const submit = useSubmit()
  return (questionId: string, answer: string, more?: { again: '1' }) =>
    submit(
      { answer, ahead: '1', ...more },
      { method: 'post', action: pathOf('question', { testId, questionId }), navigate: false, fetcherKey: questionId },
    )
}

function remember(loaded: Loaded) {
  const { attemptId } = loaded.step.test
  if (here?.step.test.attemptId !== attemptId) questions.clear()
  here = loaded
  if (attempt !== attemptId) {
    attempt = attemptId
    unsaved = readWaiting(attemptId)
    listeners.forEach(listener => listener())
  }
  for (const question of [loaded.step.question, ...loaded.step.ahead]) {
    // What was just answered here is newer than what came along with an earlier page.
    if (questions.get(question.id)?.chosen == null) know(question)
  }
}

function know(question: Question) {
  questions.set(question.id, question)
}

function stepTo({ page, step }: Loaded, question: Question): Loaded {
  const title = page.title.replace(String(step.question.number), String(question.number))
  return { page: { ...page, title }, step: { ...step, question, ahead: [] } }
}

/** Leaving the questions forgets them; what did not get through stays until it does. */
function forget() {
  here = null
  questions.clear()
}

function without(questionId: string) {
  return unsaved.filter(other => other.questionId !== questionId)
}

function setUnsaved(next: Waiting[]) {
  unsaved = next
  if (attempt) keepWaiting(attempt, next)
  listeners.forEach(listener => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
