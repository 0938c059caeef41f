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
  /** How many of the tests an analysis needs are done. */
  done: number
  of: number
}

export type Standing = {
  locked: boolean
  age: number | null
  /** The state of the latest analysis; null when there is none. */
  analysis: string | null
}

/** What a person should do next: finish what is begun (a retake, or another form of what is done, stands in nobody's way), then have the analysis made once its tests are done, or take the
 *  next of them; else read the results that are there, else begin the first test; with nothing of these, look at
 *  professions. A person locked out of the tests first learns how to get in; tests for older people are not offered, and
 *  those no guidance rests on are nobody's next step. */
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

/** What comes after a test that is still to be taken. */
export function chooseStepAfter(tests: readonly Test[], testId: string, standing: Standing): NextStep {
  const taken = tests.map(test =>
    test.id === testId ? { ...test, state: 'completed' as const, completedAt: new Date(0).toISOString() } : test,
  )
  return chooseNextStep(taken, standing)
}
