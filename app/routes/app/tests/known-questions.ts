import type { Question, Step } from '#app/domain/assessments/tests.server.ts'

// What a hydrated question page knows of its test: the page it shows, and the questions that came along.

/** A step as the page has it: with the note of its test, and the time as the reader's clocks show it. */
export type Test = Omit<Step['test'], 'time'> & { note: string; time: { left: number; until: string } | null }
export type Loaded = { page: { title: string; description: string }; step: Omit<Step, 'test'> & { test: Test } }

let here: Loaded | null = null
const questions = new Map<string, Question>()

/** The page of a question without asking the server; null when that is not known here. */
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

/** The page as the server has just told it; another attempt begins with nothing known. */
export function knowPage(loaded: Loaded) {
  if (here?.step.test.attemptId !== loaded.step.test.attemptId) questions.clear()
  here = loaded
  for (const question of [loaded.step.question, ...loaded.step.ahead]) {
    // What was just answered here is newer than what came along with an earlier page.
    if (questions.get(question.id)?.chosen == null) know(question)
  }
}

/** The question of the page has this answer now. */
export function knowAnswer(loaded: Loaded, answer: string) {
  const { step } = loaded
  const answered = step.answered + (step.question.chosen === null ? 1 : 0)
  here = { ...loaded, step: { ...step, answered } }
  know({ ...step.question, chosen: Number(answer) })
}

/** Leaving the questions forgets them. */
export function forget() {
  here = null
  questions.clear()
}

function stepTo({ page, step }: Loaded, question: Question): Loaded {
  const title = page.title.replace(String(step.question.number), String(question.number))
  return { page: { ...page, title }, step: { ...step, question, ahead: [] } }
}
