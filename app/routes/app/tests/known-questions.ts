import type { Question, Step } from '#app/domain/assessments/tests.server.ts'

// Questions known to a hydrated question page: the shown one, and those that came with earlier responses.

/** A step as the page uses it: with the note of its test, and the end of its time in the user's time zone. */
export type Test = Omit<Step['test'], 'time'> & { note: string; time: { left: number; until: string } | null }
export type Loaded = { page: { title: string; description: string }; step: Omit<Step, 'test'> & { test: Test } }

let here: Loaded | null = null
const questions = new Map<string, Question>()

/** Returns the page of a question from memory; null if the question is not known. */
export function knownStep(questionId: string): Loaded | null {
  const question = questions.get(questionId)
  return here && question ? stepTo(here, question) : null
}

export function questionAfter(number: number) {
  return [...questions.values()].find(other => other.number === number + 1)
}

export function isKnown(questionId: string) {
  return questions.has(questionId)
}

export function numberOf(questionId: string) {
  return questions.get(questionId)?.number ?? 0
}

export function know(question: Question) {
  questions.set(question.id, question)
}

/** Stores a page loaded from the server. A new attempt clears all known questions. */
export function knowPage(loaded: Loaded) {
  if (here?.step.test.attemptId !== loaded.step.test.attemptId) questions.clear()
  here = loaded
  for (const question of [loaded.step.question, ...loaded.step.ahead]) {
    // An answer given on this page is newer than data of an earlier response.
    if (questions.get(question.id)?.chosen == null) know(question)
  }
}

/** Stores the answer to the question of the page. */
export function knowAnswer(loaded: Loaded, answer: string) {
  const { step } = loaded
  const answered = step.answered + (step.question.chosen === null ? 1 : 0)
  here = { ...loaded, step: { ...step, answered } }
  know({ ...step.question, chosen: Number(answer) })
}

/** Clears all known questions when the user leaves the question pages. */
export function forget() {
  here = null
  questions.clear()
}

function stepTo({ page, step }: Loaded, question: Question): Loaded {
  const title = page.title.replace(String(step.question.number), String(question.number))
  return { page: { ...page, title }, step: { ...step, question, ahead: [] } }
}
