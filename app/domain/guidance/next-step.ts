import { isInstrument } from '#app/domain/assessments/kinds.ts'
import { readinessOf } from './readiness.ts'

type Test = {
  id: string
  instrument: string
  title: string
  state: 'new' | 'active' | 'completed'
  answered: number
  questions: number
  minutes: number
  minimumAge: number
  completedAt: string | null
}

export type NextStep = {
  kind: 'continue' | 'finish' | 'start' | 'further' | 'analyse' | 'wait' | 'analysed' | 'unlock' | 'read' | 'browse'
  testId: string | null
  instrument: string | null
  title: string | null
  answered: number
  questions: number
  minutes: number
  /** Number of completed tests among those an analysis needs. */
  done: number
  of: number
}

export type Standing = {
  locked: boolean
  age: number | null
  /** State of the latest analysis; null when there is none. */
  analysis: string | null
}

/** Chooses a person's next step. They finish a begun test (unless it is a retake or another form of a completed one),
 *  then request the analysis once its tests are done, or take the next of them; otherwise they read their results,
 *  begin the first test, or browse professions. A person without access to the tests first learns how to get it. Tests
 *  for older people and tests without an instrument are never the next step. */
export function chooseNextStep(all: readonly Test[], { locked, age, analysis }: Standing): NextStep {
  const tests = all.filter(({ instrument }) => isInstrument(instrument))
  const mine = tests.filter(test => age !== null && age >= test.minimumAge)
  const { done, of, remaining } = readinessOf(mine)
  const step = (kind: NextStep['kind'], test: Test | null = null): NextStep => {
    const { id: testId = null, instrument = null, title = null, answered = 0, questions = 0, minutes = 0 } = test ?? {}
    return { kind, testId, instrument, title, answered, questions, minutes, done, of }
  }

  const isDone = (instrument: string) => mine.some(test => test.instrument === instrument && test.completedAt !== null)
  const begun = mine.find(test => test.state === 'active' && !isDone(test.instrument))
  if (analysis === 'LOADING') return step('wait')
  if (begun && !locked) return step(begun.answered === begun.questions ? 'finish' : 'continue', begun)
  if (analysis === 'COMPLETED') return step('analysed')
  if (remaining.length === 0) return step('analyse')
  const further = remaining.find(({ test }) => test !== null)?.test
  if (done > 0 && further && !locked) return step('further', further)
  const [latest] = tests
    .filter(test => test.completedAt !== null)
    .toSorted((one, other) => (other.completedAt ?? '').localeCompare(one.completedAt ?? ''))
  if (latest) return step('read', latest)
  const fresh = begun ?? mine.find(test => test.state === 'new')
  if (fresh) return step(locked ? 'unlock' : 'start', fresh)
  return step('browse')
}

/** Chooses the step after a test that is still to be taken. */
export function chooseStepAfter(tests: readonly Test[], testId: string, standing: Standing): NextStep {
  const taken = tests.map(test =>
    test.id === testId ? { ...test, state: 'completed' as const, completedAt: new Date(0).toISOString() } : test,
  )
  return chooseNextStep(taken, standing)
}
